import { format } from 'node:util';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
/** Not faked: only the date is. */
const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Runs a function at a fixed date. */
export const atNoon = <Result>(work: () => Promise<Result>) => at(NOON, work);
/** Runs a function an hour later, as when a cached page is hydrated. */
export const laterThan = <Result>(work: () => Promise<Result>) => at(NOON + HOUR, work);

async function at<Result>(now: number, work: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now, doNotFake: [...REAL_TIMERS] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

/** Runs a function with a silent console; returns the logged warnings and errors. */
export async function withoutConsole(work: () => Promise<void>): Promise<string[]> {
  const messages: string[] = [];
  const { error, warn } = console;
  const record = (...parts: unknown[]) => void messages.push(summary(format(...parts.map(withoutStack))));
  Object.assign(console, { error: record, warn: record });
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return messages;
}

const withoutStack = (part: unknown) => (part instanceof Error ? String(part) : part);

/** Returns the first line of a message, and the diff lines of a hydration error. */
function summary(message: string): string {
  const [first = '', ...rest] = message.split('\n');
  return [first, ...rest.filter((line) => /^[+-]\s/.test(line))].join('\n');
}
