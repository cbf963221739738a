import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { icon } from './icon.tsx';

export const MinusIcon = /* @__PURE__ */ icon(drawing);
