import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { icon } from './icon.tsx';

export const CurrentLocationIcon = /* @__PURE__ */ icon(drawing);
