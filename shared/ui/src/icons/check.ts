import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { icon } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ icon(drawing);
