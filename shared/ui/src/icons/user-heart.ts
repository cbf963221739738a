import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs';
import { icon } from './icon.tsx';

export const UserHeartIcon = /* @__PURE__ */ icon(drawing);
