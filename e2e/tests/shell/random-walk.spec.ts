import type { Page } from '@playwright/test';
import { OFTEN, ServedPages, Trail, currentEntry, isLeft } from '../../support/history.ts';
import { expect, test } from '../../support/test.ts';

const STEPS = 300;
/** One seed a day, so that a failure can be repeated. */
const SEED = Number(process.env['WALK_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** Returns numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Selectors of the random clicks: links to pages of this site, openers and closers of dialogs. */
const LINKS = 'a[href^="/"]:not([href*="."], [target], [data-reload])';
const OPENERS = 'main a[href^="#"]:not([tabindex]), button[aria-haspopup="dialog"]';
const CLOSERS = '[role="dialog"] button';

/**
 * Clicks one of the unobstructed elements in view whose name matches; `share` (0 to 1) picks it. Returns its name, or
 * undefined without one.
 */
const press = (page: Page, selector: string, share: number, name = ''): Promise<string | undefined> =>
  page.evaluate(
    ([wanted, among, pattern]) => {
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const isOnTop = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const seen = [...document.querySelectorAll(wanted)].filter(
        (each) => isOnTop(each) && new RegExp(pattern).test(nameOf(each)),
      );
      const chosen = seen[Math.floor(among * seen.length)];
      // Links in drawings have no click().
      chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return chosen && nameOf(chosen);
    },
    [selector, share, name] as const,
  );

const MOVES = [
  ...(['link', 'link', 'link', 'back', 'back', 'forward'] as const),
  ...(['open', 'open', 'close', 'scroll', 'scroll', 'reload'] as const),
];
type Move = (typeof MOVES)[number];

test(`[ROUTE-11] a random walk of ${STEPS} steps meets no wrong page`, async ({ page, request }) => {
  test.setTimeout(300_000);
  console.log(`  WALK_SEED=${SEED} walks the same way again`);
  await page.setViewportSize({ width: 390, height: 900 });
  const random = randomNumbers(SEED);
  const trail = new Trail(page, new ServedPages(request));
  const dialogs = () => page.locator('[role="dialog"]').count();

  /** Clicks, then waits for another entry or for a dialog to open or close. */
  async function pressAndLook(selector: string, name?: string): Promise<boolean> {
    const [left, before] = [await currentEntry(page), await dialogs()];
    const pressed = await press(page, selector, random(), name);
    if (pressed === undefined) return false;
    await expect
      .poll(async () => (await isLeft(page, left)) || (await dialogs()) !== before, {
        message: pressed,
        intervals: OFTEN,
      })
      .toBe(true);
    if (!(await isLeft(page, left))) return true;
    // Links and buttons may lead back.
    if ((await currentEntry(page)).index < left.index) await trail.expectMarked();
    else await trail.mark();
    return true;
  }

  /** Not over an open sheet without an address, which would stay open on its page. */
  async function travel(steps: -1 | 1): Promise<boolean> {
    const { address } = await currentEntry(page);
    if (!address.includes('#candidature') && (await dialogs()) > 0) return false;
    if (!(await trail.hasMark(steps))) return false;
    await trail.retrace(steps);
    return true;
  }

  const moves: Record<Move, () => Promise<boolean>> = {
    link: () => pressAndLook(LINKS),
    open: () => pressAndLook(OPENERS),
    close: () => pressAndLook(CLOSERS, '^(Fermer|Quitter)'),
    back: () => travel(-1),
    forward: () => travel(1),
    scroll: async () => {
      await page.evaluate((share) => {
        window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' });
      }, random());
      await trail.mark();
      return true;
    },
    reload: () => trail.retrace('reload').then(() => true),
  };
  await page.goto('/');
  await trail.mark();
  for (let step = 0; step < STEPS;) {
    const move = MOVES[Math.floor(random() * MOVES.length)] ?? 'back';
    await test.step(`${step}: ${move}`, async () => {
      // Skips moves that the current page does not offer.
      if (await moves[move]()) step += 1;
    });
  }
});
