import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { icon } from './icon.tsx';

export const MailIcon = /* @__PURE__ */ icon(drawing);
