import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { icon } from './icon.tsx';

export const SendIcon = /* @__PURE__ */ icon(drawing);
