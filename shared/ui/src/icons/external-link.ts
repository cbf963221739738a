import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { icon } from './icon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ icon(drawing);
