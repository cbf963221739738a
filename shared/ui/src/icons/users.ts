import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { icon } from './icon.tsx';

export const UsersIcon = /* @__PURE__ */ icon(drawing);
