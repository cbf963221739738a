import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { icon } from './icon.tsx';

export const MapIcon = /* @__PURE__ */ icon(drawing);
