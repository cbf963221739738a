/** @jest-environment jest-fixed-jsdom */
import { inTime } from './leave.ts';

const never = new Promise<never>(() => undefined);

/** Follows a link with slow or fast scripts; returns a function to navigate elsewhere, and how the page was left. */
function follow(loading: Promise<unknown>) {
  const visitor = new AbortController();
  const leave = jest.fn(() => never);
  inTime(loading, visitor.signal, leave).catch(() => undefined);
  return { visitor, leave };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PERF-02] loads a document if a page’s scripts are slower', async () => {
  const { leave } = follow(never);
  await jest.advanceTimersByTimeAsync(999);
  expect(leave).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('[PERF-02] loads no document once the scripts have come', async () => {
  const { leave } = follow(Promise.resolve());
  await jest.advanceTimersByTimeAsync(5_000);
  expect(leave).not.toHaveBeenCalled();
});

test('[ERROR-02] loads a document immediately, and once, if the scripts fail', async () => {
  const { leave } = follow(Promise.reject(new Error('gone')));
  await jest.advanceTimersByTimeAsync(0);
  expect(leave).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('[ERROR-02] does not if the visitor has navigated elsewhere before they fail', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { visitor, leave } = follow(promise);
  visitor.abort();
  reject(new Error('gone'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(leave).not.toHaveBeenCalled();
});

test('[PERF-02] does not load the document if the visitor has navigated elsewhere', async () => {
  const { visitor, leave } = follow(never);
  await jest.advanceTimersByTimeAsync(500);
  visitor.abort();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(leave).not.toHaveBeenCalled();
});
