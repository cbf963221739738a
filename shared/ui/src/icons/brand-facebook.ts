import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import { icon } from './icon.tsx';

export const BrandFacebookIcon = /* @__PURE__ */ icon(drawing);
