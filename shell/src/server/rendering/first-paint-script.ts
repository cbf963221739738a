import { createHash } from 'node:crypto';
import type { ConsentSettings } from '@careers/contract';
import { themeScript } from '../../app/theme.ts';
import { consentScript } from '../consent/consent-script.ts';

/**
 * Computes the styles once the document is parsed, while the first paint waits for preloaded fonts; browsers do so by
 * themselves where no script is deferred.
 */
const stylesScript = `document.addEventListener('readystatechange',()=>getComputedStyle(document.body).color,{once:true})`;

/**
 * Returns the one inline script of every page: what only this browser knows (decisions.md#storage-and-consent) is put into the
 * document before anything is painted. The same for all pages and visitors.
 */
export function firstPaintScript(consent: ConsentSettings): string {
  return `${consentScript(consent)};${themeScript};${stylesScript}`;
}

/** Returns how a security policy names an inline script (W3C Content Security Policy 3, §6.7). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
