import { join, resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

const FONTS = resolve(import.meta.dirname, '..', '..', 'shared', 'ui', 'assets', 'fonts');
const FACES = [
  { family: 'text', file: 'figtree.woff2', weights: '400 700' },
  { family: 'display', file: 'bricolage-grotesque.woff2', weights: '600 800' },
];

/** Returns CSS with the site's fonts, scaled in width. */
const fonts = (width: number) =>
  FACES.map(
    ({ family, file, weights }) =>
      `@font-face{font-family:"test-${family}";src:url(/test-fonts/${file}) format("woff2");font-weight:${weights};size-adjust:${width}%}:root{--font-${family}:"test-${family}"!important}`,
  ).join('');

/** CSS that simulates fonts and spacing of visitors' browsers. */
const TYPOGRAPHIES = {
  'no web font': '',
  // Matches the width of Verdana, the widest common system font.
  'a wide font': fonts(125),
  // WCAG 1.4.12.
  'wide spacing': `${fonts(100)}*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}`,
};
export type Typography = keyof typeof TYPOGRAPHIES;
export const typographies = Object.keys(TYPOGRAPHIES) as Typography[];

/** Blocks the site's fonts: those that come late are in the next page, so that a page is as high as before only without. */
export async function blockFonts(page: Page): Promise<void> {
  await page.context().route('**/*.woff2', (route) => route.abort());
}

/** Blocks the site's fonts, and serves those of `setTypography`. */
export async function takeFonts(page: Page): Promise<void> {
  await blockFonts(page);
  await page.route('**/test-fonts/*', (route) =>
    route.fulfill({ path: join(FONTS, new URL(route.request().url()).pathname.split('/').at(-1) ?? '') }),
  );
}

/** Applies fonts and spacing to the current page. */
export async function setTypography(page: Page, typography: Typography): Promise<void> {
  await page.evaluate(
    async ({ css, families }) => {
      const style = document.getElementById('typography') ?? document.createElement('style');
      style.id = 'typography';
      style.textContent = css;
      document.head.append(style);
      // Rejects when a font does not load.
      if (css) await Promise.all(families.map((family) => document.fonts.load(`700 1em test-${family}`)));
    },
    { css: TYPOGRAPHIES[typography], families: FACES.map(({ family }) => family) },
  );
}

/** Default font size of browsers, in pixels. */
const DEFAULT_SIZE = 16;

/** Sets the browser's font size, the base of `rem` and of media queries in `em`. */
export async function setTextSize(session: CDPSession, percentage: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: (DEFAULT_SIZE * percentage) / 100 } });
}
