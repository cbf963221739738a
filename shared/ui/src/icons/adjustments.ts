import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import { icon } from './icon.tsx';

export const AdjustmentsIcon = /* @__PURE__ */ icon(drawing);
