import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import { icon } from './icon.tsx';

export const BrandInstagramIcon = /* @__PURE__ */ icon(drawing);
