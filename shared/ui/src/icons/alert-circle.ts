import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { icon } from './icon.tsx';

export const AlertCircleIcon = /* @__PURE__ */ icon(drawing);
