import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { icon } from './icon.tsx';

export const UploadIcon = /* @__PURE__ */ icon(drawing);
