import type { LoggedRequest } from '../browser/network-log.ts';
import type { Phone } from '../browser/phone.ts';
import { longestTask } from '../rules/main-thread.ts';

/** Idle time after which a page is loaded; shorter than the delay of the site's prefetches. */
export const QUIET_MILLISECONDS = 1_000;

/** A navigation. */
export type Way = { click: string; nth: 0 | 1 } | { document: string } | 'back';

/** Metrics of a navigation. */
export interface Followed {
  /** Time from the click until the new title was painted. */
  milliseconds: number;
  /** In milliseconds since 1970. */
  titleAt: number;
  /** Network requests in that time. */
  requests: LoggedRequest[];
  /** Longest task from the click until the page was idle; 0 when none took over 50 ms. */
  longestTask: number;
}

/** Navigates to another page, and waits until it is idle. */
export async function follow({ evaluate, network, observed, quiet }: Phone, way: Way): Promise<Followed> {
  const started = await evaluate((how: Way) => {
    const old = document.querySelector('h1');
    const oldText = old?.textContent;
    const now = () => performance.timeOrigin + performance.now();
    // Polling in requestAnimationFrame would force frames, which are expensive on a slow phone.
    const changes = new MutationObserver(() => {
      const title = document.querySelector('h1');
      if (!title || (title === old && title.textContent === oldText)) return;
      changes.disconnect();
      const mark = () => void (window.bench_.titleAt = now());
      // Runs right after the frame; a timer would wait for the page's other tasks.
      requestAnimationFrame(() => void scheduler.postTask(mark, { priority: 'user-blocking' }));
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    const at = now();
    // Clicks by script, since a pointer would trigger prefetches; in a task of its own, since a new document aborts this one.
    setTimeout(() => {
      if (how === 'back') history.back();
      else if ('document' in how) location.assign(how.document);
      else document.querySelectorAll<HTMLElement>(how.click)[how.nth]?.click();
    });
    return at;
  }, way);
  await quiet(QUIET_MILLISECONDS);
  const { titleAt, longTasks } = await observed();
  if (titleAt < started) throw new Error(`No new title appeared: ${JSON.stringify(way)}`);
  const origin = await evaluate(() => performance.timeOrigin);
  return {
    milliseconds: titleAt - started,
    titleAt,
    requests: network.between(started, titleAt),
    longestTask: longestTask(longTasks, started - origin, Number.POSITIVE_INFINITY),
  };
}

/** Hovers a link, and waits until its prefetches are done. */
export async function pointAt({ page, quiet }: Phone, link: string): Promise<void> {
  await page.locator(link).first().dispatchEvent('pointerover');
  await quiet(QUIET_MILLISECONDS);
}
