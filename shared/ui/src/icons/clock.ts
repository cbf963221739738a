import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { icon } from './icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon(drawing);
