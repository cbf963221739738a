import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { icon } from './icon.tsx';

export const ListIcon = /* @__PURE__ */ icon(drawing);
