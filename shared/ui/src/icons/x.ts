import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { icon } from './icon.tsx';

export const XIcon = /* @__PURE__ */ icon(drawing);
