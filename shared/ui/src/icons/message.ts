import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { icon } from './icon.tsx';

export const MessageIcon = /* @__PURE__ */ icon(drawing);
