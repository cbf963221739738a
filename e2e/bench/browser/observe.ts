import type { Shift } from '../rules/layout-shift.ts';
import type { Task } from '../rules/main-thread.ts';

/** What the page tells of itself while it runs; times are milliseconds since it began to load. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** The element that was the largest paint, in a few words. */
  largestElement: string;
  shifts: Shift[];
  longTasks: Task[];
  /** How long each entry of an interaction took, until the next frame was painted. */
  interactions: { at: number; duration: number }[];
  /** When a first or a new title was painted, in milliseconds since 1970. */
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

/** Runs in each document before all scripts of the page; it must hold everything that it uses. */
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
    // What is there before a frame is painted with it: the next task comes after that.
    else setTimeout(() => (seen.titleAt = performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(title);
}
