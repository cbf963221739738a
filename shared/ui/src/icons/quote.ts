import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { icon } from './icon.tsx';

export const QuoteIcon = /* @__PURE__ */ icon(drawing);
