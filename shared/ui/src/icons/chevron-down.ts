import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { icon } from './icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon(drawing);
