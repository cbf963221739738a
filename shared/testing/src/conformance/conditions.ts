import { format } from 'node:util';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
/** Only the date is set: nothing has to be moved on by hand. */
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

/** Does the work at noon of a day in November. */
export const atNoon = <Result>(work: () => Promise<Result>) => at(NOON, work);
/** Does the work an hour later: when a page comes from a cache, or a browser takes it over. */
export const laterThan = <Result>(work: () => Promise<Result>) => at(NOON + HOUR, work);

async function at<Result>(now: number, work: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now, doNotFake: [...REAL_TIMERS] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

/** Does the work; returns what was written to the console meanwhile, warnings and errors. */
export async function withoutConsole(work: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const { error, warn } = console;
  const note = (...parts: unknown[]) => void said.push(inShort(format(...parts.map(withoutStack))));
  Object.assign(console, { error: note, warn: note });
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return said;
}

const withoutStack = (part: unknown) => (part instanceof Error ? String(part) : part);

/** What happened, and where React says what differs, the lines that do. */
function inShort(message: string): string {
  const [first = '', ...rest] = message.split('\n');
  return [first, ...rest.filter((line) => /^[+-]\s/.test(line))].join('\n');
}
