import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { icon } from './icon.tsx';

export const RefreshIcon = /* @__PURE__ */ icon(drawing);
