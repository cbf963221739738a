import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { icon } from './icon.tsx';

export const HelpCircleIcon = /* @__PURE__ */ icon(drawing);
