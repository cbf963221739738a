import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import { icon } from './icon.tsx';

export const BuildingIcon = /* @__PURE__ */ icon(drawing);
