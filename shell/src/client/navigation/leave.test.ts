/** @jest-environment jest-fixed-jsdom */
import { inTime } from './leave.ts';

const never = new Promise<never>(() => undefined);
const there = Promise.resolve();

/** Follows a link with slow or fast scripts; returns a function to navigate elsewhere, and the browser's target. */
function follow(loading: Promise<unknown>) {
  const sent: string[] = [];
  const visitor = new AbortController();
  const following = { href: '/offres-emploi', signal: visitor.signal };
  inTime(loading, there, following, (href) => sent.push(href)).catch(() => undefined);
  return { visitor, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PERF-02] loads a document if a page’s scripts are slower', async () => {
  const { sent } = follow(never);
  await jest.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['/offres-emploi']);
});

test.each([['have come', there] as const, ['have failed', Promise.reject(new Error('gone'))] as const])(
  '[PERF-02] not where they %s',
  async (_, loading) => {
    loading.catch(() => undefined);
    const { sent } = follow(loading);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([]);
  },
);

test('[PERF-02] does not load the document if the visitor has navigated elsewhere', async () => {
  const { visitor, sent } = follow(never);
  await jest.advanceTimersByTimeAsync(500);
  visitor.abort();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
});
