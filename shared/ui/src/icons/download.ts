import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { icon } from './icon.tsx';

export const DownloadIcon = /* @__PURE__ */ icon(drawing);
