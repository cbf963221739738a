import type { ThirdPartyId } from '@careers/contract';
import type { ConsentChoice } from './consent.ts';

/** What must be allowed before a service is asked for anything. What visitors read of them is in `third-parties.ts`. */
export const THIRD_PARTY_CATEGORIES: Readonly<Record<ThirdPartyId, keyof ConsentChoice>> = {
  tagManager: 'audience',
  analytics: 'audience',
  labs: 'audience',
  chat: 'advertising',
};
