import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { icon } from './icon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ icon(drawing);
