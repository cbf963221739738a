import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import { icon } from './icon.tsx';

export const BasketIcon = /* @__PURE__ */ icon(drawing);
