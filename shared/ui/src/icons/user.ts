import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { icon } from './icon.tsx';

export const UserIcon = /* @__PURE__ */ icon(drawing);
