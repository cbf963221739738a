import { leadsAway } from '../navigation/link-target.ts';

/**
 * `visible`: within one viewport, or touched. `interaction`: hovered, focused, clicked or touched. `idle`: when the
 * browser is idle. `#hash`: when the URL has the hash, or touched. Touching a link to another page triggers nothing.
 */
export type HydrationTrigger = 'visible' | 'interaction' | 'idle' | `#${string}`;

const TOUCHES = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

/** Calls `start` once when the trigger fires, unless aborted. */
export function onHydrationTrigger(
  element: HTMLElement,
  when: HydrationTrigger,
  start: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const done = new AbortController();
  const stop = done.signal;
  signal.addEventListener('abort', () => done.abort(), { once: true });
  const startOnce = () => {
    if (stop.aborted) return;
    done.abort();
    start();
  };
  const { activeElement } = document;
  if (element.contains(activeElement) && !leadsAway(activeElement)) return startOnce();
  const onTouch = ({ target }: Event) => {
    if (!leadsAway(target)) startOnce();
  };
  for (const type of TOUCHES) element.addEventListener(type, onTouch, { signal: stop, passive: true });
  if (when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startOnce();
      },
      // A button that has just scrolled into view must answer the first click.
      { rootMargin: '100%' },
    );
    observer.observe(element);
    stop.addEventListener('abort', () => observer.disconnect());
  } else if (when === 'idle') {
    const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200));
    idle(startOnce);
  } else if (when !== 'interaction') {
    const check = () => {
      if (window.location.hash.startsWith(when)) startOnce();
    };
    window.addEventListener('hashchange', check, { signal: stop });
    check();
  }
}
