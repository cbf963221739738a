import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import { icon } from './icon.tsx';

export const SchoolIcon = /* @__PURE__ */ icon(drawing);
