import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { globalSelectors, observeLongTasks, prepareToDraw } from './in-page.ts';

/** Viewport widths of the pictures: mobile and desktop. */
export const WIDTHS = [390, 1280] as const;
const HEIGHT = 900;
/** Timeout of one page, on a busy machine. */
const TIMEOUT_MILLISECONDS = 30_000;
/** Timeout of hydration, once the scripts have run. */
const HYDRATION_MILLISECONDS = 10_000;
/** Timeout of pictures and fonts, once the page has its width. */
const DRAWING_MILLISECONDS = 10_000;

/** Warning about unused preloads, which slow machines use late. */
const LATE = /was preloaded using link preload but not used/;

/** Result of opening a page in a browser. */
export interface Visit {
  address: string;
  status: number;
  isHydrated: boolean;
  /** Errors and warnings: logged, thrown, or reported by the preview's banner. */
  messages: string[];
  /** Violations found by axe, with their elements. */
  violations: { rule: string; help: string; element: string }[];
  /** Selectors that apply to elements of any area. */
  globalStyles: string[];
  /** Total Blocking Time. */
  blockingMilliseconds: number;
  /** PNG by width. */
  pictures: Map<number, Buffer>;
}

/** Opens a page in a desktop viewport, then resizes it to a mobile one. */
export async function visit(
  context: BrowserContext,
  {
    site,
    address,
    hydrationMilliseconds = HYDRATION_MILLISECONDS,
  }: { site: string; address: string; hydrationMilliseconds?: number | undefined },
): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MILLISECONDS);
  const messages = listen(page);
  await page.addInitScript(observeLongTasks);
  try {
    await page.setViewportSize({ width: WIDTHS[1], height: HEIGHT });
    const response = await page.goto(new URL(address, site).href, { waitUntil: 'load' });
    const isHydrated = await page
      .waitForSelector('html[data-hydrated]', { state: 'attached', timeout: hydrationMilliseconds })
      .then(() => true)
      .catch(() => false);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    return {
      address,
      status: response?.status() ?? 0,
      isHydrated,
      blockingMilliseconds: await page.evaluate(() => window.blockingMilliseconds?.() ?? 0),
      globalStyles: await page.evaluate(globalSelectors),
      violations: await violationsOf(page),
      messages: [...messages, ...(await failuresInPreview(page))],
      pictures: await picturesOf(page),
    };
  } finally {
    await page.close();
  }
}

function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || LATE.test(message.text())) return;
    const source = URL.parse(message.location().url);
    messages.push(source ? `${message.text()} (${source.pathname})` : message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

async function violationsOf(page: Page): Promise<Visit['violations']> {
  // Evaluated instead of injected as an element, which the site's CSP forbids.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ exclude: [['#preview-failures']] }));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ rule: id, help, element: withoutClasses(html) })),
  );
}

/** Removes class names, which depend on the version. */
function withoutClasses(html: string): string {
  return html.replace(/ class="[^"]*"/g, '');
}

/** Returns the failures listed in a preview's banner, and removes the banner from pictures. */
async function failuresInPreview(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const list = document.getElementById('preview-failures');
    const failures = [...(list?.children ?? [])].map(({ textContent }) => textContent);
    list?.closest('section')?.remove();
    return failures;
  });
}

async function picturesOf(page: Page): Promise<Map<number, Buffer>> {
  const pictures = new Map<number, Buffer>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(prepareToDraw, DRAWING_MILLISECONDS);
    const options = { fullPage: true, animations: 'disabled', scale: 'css' } as const;
    pictures.set(width, await page.screenshot(options));
  }
  return pictures;
}
