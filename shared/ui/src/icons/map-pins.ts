import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMapPins.mjs';
import { icon } from './icon.tsx';

export const MapPinsIcon = /* @__PURE__ */ icon(drawing);
