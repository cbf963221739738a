import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { icon } from './icon.tsx';

export const Menu2Icon = /* @__PURE__ */ icon(drawing);
