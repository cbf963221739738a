import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { icon } from './icon.tsx';

export const PhoneIcon = /* @__PURE__ */ icon(drawing);
