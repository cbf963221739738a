import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { icon } from './icon.tsx';

export const ArrowBackUpIcon = /* @__PURE__ */ icon(drawing);
