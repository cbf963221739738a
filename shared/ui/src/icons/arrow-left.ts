import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { icon } from './icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ icon(drawing);
