import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { icon } from './icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(drawing);
