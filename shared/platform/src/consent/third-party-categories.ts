import type { ThirdPartyId } from '@careers/contract';
import type { ConsentChoice } from './consent.ts';

/** Consent that each service needs before its first request. Texts for visitors are in `third-parties.ts`. */
export const THIRD_PARTY_CATEGORIES: Readonly<Record<ThirdPartyId, keyof ConsentChoice>> = {
  tagManager: 'audience',
  analytics: 'audience',
  labs: 'audience',
  chat: 'advertising',
};
