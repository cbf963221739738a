import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { icon } from './icon.tsx';

export const BriefcaseIcon = /* @__PURE__ */ icon(drawing);
