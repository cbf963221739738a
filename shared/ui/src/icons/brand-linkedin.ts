import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { icon } from './icon.tsx';

export const BrandLinkedinIcon = /* @__PURE__ */ icon(drawing);
