import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { icon } from './icon.tsx';

export const SparklesIcon = /* @__PURE__ */ icon(drawing);
