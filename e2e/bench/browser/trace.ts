import type { Buffer } from 'node:buffer';
import type { Task } from '../rules/main-thread.ts';

interface TraceEvent {
  pid: number;
  tid: number;
  name: string;
  args: { name?: string };
  /** Start in microseconds. */
  ts: number;
  /** Processor time in microseconds. */
  tdur?: number;
}

/** Trace categories for `tasksAfterPaint`. */
export const TRACE_CATEGORIES = ['toplevel', 'loading'];

/**
 * Returns the main thread's tasks in a trace, relative to the first contentful paint. Durations are processor time, so
 * that other programs of the machine do not count.
 */
export function tasksAfterPaint(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const perThread = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'))
      .map(({ ts, tdur = 0 }) => ({ start: (ts - painted) / 1000, duration: tdur / 1000 })),
  );
  // Chromium has spare renderers: the page's is the busiest.
  const work = (tasks: readonly Task[]) => tasks.reduce((sum, { duration }) => sum + duration, 0);
  const [busiest = []] = perThread.toSorted((one, other) => work(other) - work(one));
  return busiest;
}
