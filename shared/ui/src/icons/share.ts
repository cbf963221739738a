import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { icon } from './icon.tsx';

export const ShareIcon = /* @__PURE__ */ icon(drawing);
