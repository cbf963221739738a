import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { icon } from './icon.tsx';

export const KeyIcon = /* @__PURE__ */ icon(drawing);
