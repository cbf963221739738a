import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { icon } from './icon.tsx';

export const TruckIcon = /* @__PURE__ */ icon(drawing);
