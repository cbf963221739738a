import type { Buffer } from 'node:buffer';
import type { Task } from '../rules/main-thread.ts';

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

/** What a trace must record for `tasksAfterPaint`. */
export const TRACE_CATEGORIES = ['toplevel', 'loading'];

/**
 * Returns the main thread's tasks in a trace, from the first contentful paint on at 0. They last as long as the processor
 * worked for them, not as time has passed: other programs of the machine do not count.
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
  // A browser keeps spare renderers at hand: the page's is the one that worked.
  const work = (tasks: readonly Task[]) => tasks.reduce((sum, { duration }) => sum + duration, 0);
  const [busiest = []] = perThread.toSorted((one, other) => work(other) - work(one));
  return busiest;
}
