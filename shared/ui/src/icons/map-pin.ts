import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { icon } from './icon.tsx';

export const MapPinIcon = /* @__PURE__ */ icon(drawing);
