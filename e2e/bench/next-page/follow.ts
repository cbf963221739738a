import type { LoggedRequest } from '../browser/network-log.ts';
import type { Phone } from '../browser/phone.ts';
import { longestTask } from '../rules/main-thread.ts';

/** Nothing more of a page is under way; shorter than the time after which the site fetches the likeliest next one. */
export const QUIET_MILLISECONDS = 1_000;

/** How a visitor goes on. */
export type Way = { click: string; nth: 0 | 1 } | { document: string } | 'back';

/** What it took to go on to another page. */
export interface Followed {
  /** From the click until the new title was painted. */
  milliseconds: number;
  /** When that was, in milliseconds since 1970. */
  titleAt: number;
  /** What was asked of the network in that time. */
  requests: LoggedRequest[];
  /** The longest task from the click until the page was quiet; 0 when none took over 50 ms. */
  longestTask: number;
}

/** Goes on to another page, and waits until that is quiet. */
export async function follow({ ask, network, observed, quiet }: Phone, way: Way): Promise<Followed> {
  const started = await ask((how: Way) => {
    const old = document.querySelector('h1');
    const words = old?.textContent;
    const now = () => performance.timeOrigin + performance.now();
    // Looking in each frame would have the browser make frames for nothing, of which a slow phone feels each.
    const changes = new MutationObserver(() => {
      const title = document.querySelector('h1');
      if (!title || (title === old && title.textContent === words)) return;
      changes.disconnect();
      const mark = () => void (window.bench_.titleAt = now());
      // First after the frame: a timer would wait for what the page does next.
      requestAnimationFrame(() => void scheduler.postTask(mark, { priority: 'user-blocking' }));
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    const at = now();
    // Without a pointer: a link that was never pointed at. In a task of its own: a document ends this one.
    setTimeout(() => {
      if (how === 'back') history.back();
      else if ('document' in how) location.assign(how.document);
      else document.querySelectorAll<HTMLElement>(how.click)[how.nth]?.click();
    });
    return at;
  }, way);
  await quiet(QUIET_MILLISECONDS);
  const { titleAt, longTasks } = await observed();
  if (titleAt < started) throw new Error(`No new title has come: ${JSON.stringify(way)}`);
  const origin = await ask(() => performance.timeOrigin);
  return {
    milliseconds: titleAt - started,
    titleAt,
    requests: network.between(started, titleAt),
    longestTask: longestTask(longTasks, started - origin, Number.POSITIVE_INFINITY),
  };
}

/** Points at a link as a mouse or a finger on its way does, and waits until what that fetches has come. */
export async function pointAt({ page, quiet }: Phone, link: string): Promise<void> {
  await page.locator(link).first().dispatchEvent('pointerover');
  await quiet(QUIET_MILLISECONDS);
}
