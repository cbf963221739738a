import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { icon } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ icon(drawing);
