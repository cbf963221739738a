import type { ConsentSettings } from '@careers/contract';

/** Returns the script that marks the document before the first paint when the visitor has not answered yet. */
export function consentScript({ cookieName }: ConsentSettings): string {
  return `document.cookie.split('; ').some(c=>c.startsWith('${cookieName}='))||(document.documentElement.dataset.consent='ask')`;
}
