import type { ConsentSettings } from '@careers/contract';

/**
 * Returns the part of the first script that marks the document of a visitor who has not answered, so that who has
 * answered never sees the banner.
 */
export function consentScript({ cookieName }: ConsentSettings): string {
  return `document.cookie.split('; ').some(c=>c.startsWith('${cookieName}='))||(document.documentElement.dataset.consent='ask')`;
}
