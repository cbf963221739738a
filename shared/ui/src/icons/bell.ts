import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { icon } from './icon.tsx';

export const BellIcon = /* @__PURE__ */ icon(drawing);
