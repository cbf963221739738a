import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { icon } from './icon.tsx';

export const BrandYoutubeIcon = /* @__PURE__ */ icon(drawing);
