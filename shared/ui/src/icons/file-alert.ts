import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs';
import { icon } from './icon.tsx';

export const FileAlertIcon = /* @__PURE__ */ icon(drawing);
