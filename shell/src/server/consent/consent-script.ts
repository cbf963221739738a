import { createHash } from 'node:crypto';
import type { ConsentSettings } from '@careers/contract';

/**
 * Returns the one inline script of every page: it marks the document of a visitor who has not answered, before
 * anything is painted, so that who has answered never sees the banner. The same for all pages and visitors.
 */
export function consentScript({ cookieName }: ConsentSettings): string {
  return `document.cookie.split('; ').some(c=>c.startsWith('${cookieName}='))||(document.documentElement.dataset.consent='ask')`;
}

/** Returns how a security policy names an inline script (W3C Content Security Policy 3, §6.7). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
