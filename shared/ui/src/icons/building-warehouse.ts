import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import { icon } from './icon.tsx';

export const BuildingWarehouseIcon = /* @__PURE__ */ icon(drawing);
