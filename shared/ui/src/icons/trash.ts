import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { icon } from './icon.tsx';

export const TrashIcon = /* @__PURE__ */ icon(drawing);
