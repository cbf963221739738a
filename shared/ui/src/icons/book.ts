import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import { icon } from './icon.tsx';

export const BookIcon = /* @__PURE__ */ icon(drawing);
