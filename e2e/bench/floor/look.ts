import type { Browser } from '@playwright/test';
import { SCREEN, userAgent } from '../browser/emulation.ts';

/** What a page looks like, as far as a copy could have lost it, and which files that takes. */
export interface Look {
  files: string[];
  /** Families that have loaded. */
  fonts: string[];
  /** Pictures of the first screen, with their width once they have come. */
  pictures: string[];
  /** Pictures that could not be had. */
  lost: string[];
  /** Where the title stands and how it is set: every style above it counts. */
  title: string;
  banner: string;
}

/** Loads a page at full speed and returns what it looks like. */
export async function lookAt(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext({
    ...SCREEN,
    userAgent: userAgent(browser.version()),
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Twice: an optional font may come too late the first time.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const look = await page.evaluate(() => {
    const place = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return 'missing';
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontFamily, fontSize, color, display } = getComputedStyle(element);
      return [x, y, width, height, fontFamily, fontSize, color, display].join(' ');
    };
    return {
      files: [
        ...performance.getEntriesByType('resource').map(({ name }) => name),
        // Also those that wait to be scrolled to.
        ...[...document.images].map(({ src }) => src),
      ]
        .map((address) => new URL(address))
        .filter(({ origin, pathname }) => origin === location.origin && !/\.js$|^\/(_|api\/)/.test(pathname))
        .map(({ pathname, search }) => pathname + search),
      fonts: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .sort(),
      pictures: [...document.images]
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map(({ src, naturalWidth }) => `${new URL(src).pathname} ${naturalWidth}`)
        .sort(),
      lost: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => new URL(src).pathname),
      title: place('h1'),
      banner: place('[data-consent-banner]'),
    };
  });
  await context.close();
  return look;
}

/** @throws Error naming what a copy has lost: what it is compared with would not be the page. */
export function assertSameLook(name: string, page: Look, copy: Look): void {
  for (const part of ['fonts', 'pictures', 'lost', 'title', 'banner'] as const) {
    const [wanted, found] = [JSON.stringify(page[part]), JSON.stringify(copy[part])];
    if (wanted !== found)
      throw new Error(
        `The copy of the page “${name}” is another page: its ${part} should be ${wanted}, and is ${found}. See e2e/bench/floor.`,
      );
  }
}
