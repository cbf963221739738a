import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { icon } from './icon.tsx';

export const InfoCircleIcon = /* @__PURE__ */ icon(drawing);
