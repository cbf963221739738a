import { createHash } from 'node:crypto';
import type { ConsentSettings } from '@careers/contract';
import { themeScript } from '../../app/theme.ts';
import { consentScript } from '../consent/consent-script.ts';

/** The longest that text is to wait for an `optional` font, in milliseconds (CSS Fonts Level 4, `font-display`). */
const LATE = 100;
/** A font from the browser's cache has come by then, in milliseconds after the head. */
const KEPT = 50;

/**
 * Takes out the fonts that will come too late to be used, before the first frame or the first styles: for each that comes,
 * browsers may lay out the whole page again, and show no change. A font takes as long as the page itself did.
 */
const lateFontsScript = `const start=performance.now(),withoutLateFonts=()=>{const now=performance.now(),[page={}]=performance.getEntriesByType('navigation');if(now-start>${KEPT}&&(page.responseEnd||now)-page.requestStart>${LATE})for(const style of document.querySelectorAll('[data-font]'))if(!performance.getEntriesByName(new URL(style.dataset.font,location))[0])style.remove()};let isFramed;requestAnimationFrame(()=>{isFramed=true;withoutLateFonts()})`;

/**
 * Computes the styles once the document is parsed, while the first paint waits for preloaded fonts; browsers do so by
 * themselves where no script is deferred. After a first frame the next one does, in a task of its own.
 */
const stylesScript = `document.addEventListener('readystatechange',()=>{withoutLateFonts();isFramed||getComputedStyle(document.body).color},{once:true})`;

/**
 * Returns the one inline script of every page: what only this browser knows (decisions.md#storage-and-consent) is put into the
 * document before anything is painted. The same for all pages and visitors.
 */
export function firstPaintScript(consent: ConsentSettings): string {
  return `${consentScript(consent)};${themeScript};{${lateFontsScript};${stylesScript}}`;
}

/** Returns how a security policy names an inline script (W3C Content Security Policy 3, §6.7). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
