import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconCoinEuro.mjs';
import { icon } from './icon.tsx';

export const CoinIcon = /* @__PURE__ */ icon(drawing);
