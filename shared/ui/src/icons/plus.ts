import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { icon } from './icon.tsx';

export const PlusIcon = /* @__PURE__ */ icon(drawing);
