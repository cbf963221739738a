import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { icon } from './icon.tsx';

export const NewsIcon = /* @__PURE__ */ icon(drawing);
