import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import { icon } from './icon.tsx';

export const DeviceLaptopIcon = /* @__PURE__ */ icon(drawing);
