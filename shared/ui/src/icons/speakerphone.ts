import { __iconNode as drawing } from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { icon } from './icon.tsx';

export const SpeakerphoneIcon = /* @__PURE__ */ icon(drawing);
