import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { icon } from './icon.tsx';

export const HeartIcon = /* @__PURE__ */ icon(drawing);
