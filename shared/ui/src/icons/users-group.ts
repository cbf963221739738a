import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { icon } from './icon.tsx';

export const UsersGroupIcon = /* @__PURE__ */ icon(drawing);
