import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { icon } from './icon.tsx';

export const BuildingStoreIcon = /* @__PURE__ */ icon(drawing);
