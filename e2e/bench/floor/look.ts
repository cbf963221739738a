import type { Browser } from '@playwright/test';
import { SCREEN, userAgent } from '../browser/emulation.ts';

/** Appearance of a page, to detect errors in its copy, and the files that it loads. */
export interface Look {
  files: string[];
  /** Loaded font families. */
  fonts: string[];
  /** Pictures of the first screen, with their natural width. */
  pictures: string[];
  /** Pictures that failed to load. */
  failed: string[];
  /** Position and style of the title, which depend on all styles above it. */
  title: string;
  banner: string;
}

/** Loads a page at full speed; returns its appearance. */
export async function lookAt(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext({
    ...SCREEN,
    userAgent: userAgent(browser.version()),
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Twice: fonts with `font-display: optional` may be too late the first time.
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
        // Lazy pictures too.
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
      failed: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => new URL(src).pathname),
      title: place('h1'),
      banner: place('[data-consent-banner]'),
    };
  });
  await context.close();
  return look;
}

/** @throws Error with the first difference between a page and its copy. */
export function assertSameLook(name: string, page: Look, copy: Look): void {
  for (const part of ['fonts', 'pictures', 'failed', 'title', 'banner'] as const) {
    const [expected, found] = [JSON.stringify(page[part]), JSON.stringify(copy[part])];
    if (expected !== found)
      throw new Error(
        `The copy of the page “${name}” differs: its ${part} should be ${expected}, and is ${found}. See e2e/bench/floor.`,
      );
  }
}
