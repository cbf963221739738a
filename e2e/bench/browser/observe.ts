import type { Shift } from '../rules/layout-shift.ts';
import type { Task } from '../rules/main-thread.ts';

/** Metrics observed in the page, in milliseconds since navigation start. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Tag and text of the LCP element. */
  largestElement: string;
  shifts: Shift[];
  longTasks: Task[];
  /** Duration of interactions until the next paint (Event Timing). */
  interactions: { at: number; duration: number }[];
  /** Time at which the first or a new title was painted, in milliseconds since 1970. */
  titleAt: number;
}

declare global {
  interface Window {
    bench_: Observed;
  }
}

type Entry = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  element?: Element | null;
};

/** Runs in each document before the page's scripts; must not use anything from its module. */
export function observe(): void {
  const seen: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    shifts: [],
    longTasks: [],
    interactions: [],
    titleAt: 0,
  };
  window.bench_ = seen;
  const watch = (type: string, use: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime;
    seen.largestElement = `${element?.tagName.toLowerCase() ?? '?'} ${element?.textContent.trim().slice(0, 30) ?? ''}`;
  });
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }));
  const interaction = ({ startTime, duration, interactionId = 0 }: Entry) => {
    if (interactionId > 0) seen.interactions.push({ at: startTime, duration });
  };
  watch('event', interaction, { durationThreshold: 16 });
  const title = () => {
    if (!document.querySelector('h1')) requestAnimationFrame(title);
    // The frame with the title is painted before the next task.
    else setTimeout(() => (seen.titleAt = performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(title);
}
