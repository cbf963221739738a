import type { Buffer } from 'node:buffer';

interface TraceEvent {
  pid: number;
  tid: number;
  name: string;
  args: { name?: string };
  /** Microseconds at which it began. */
  ts: number;
  /** Microseconds of processor time. */
  tdur?: number;
}

const LONG_TASK_MILLISECONDS = 50;

/** What a trace must record for `blockingTime`. */
export const BLOCKING_CATEGORIES = ['toplevel', 'loading'];

/**
 * Sums up by how much the main thread's tasks after the first paint went over 50 ms, in milliseconds. Processor
 * time, not time that has passed: other programs of the machine do not count.
 */
export function blockingTime(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  // A browser keeps spare renderers at hand: the page's is the one that worked.
  const perThread = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'))
      .filter(({ ts }) => ts > painted)
      .map(({ tdur = 0 }) => tdur / 1000),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [busiest = []] = perThread.toSorted((a, b) => sum(b) - sum(a));
  return sum(busiest.map((task) => Math.max(0, task - LONG_TASK_MILLISECONDS)));
}
