import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { icon } from './icon.tsx';

export const FileTextIcon = /* @__PURE__ */ icon(drawing);
