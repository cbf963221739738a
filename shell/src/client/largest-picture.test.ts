import { largestPicturePainted } from './largest-picture.ts';

/** Opens a page whose largest picture loads on `bring`, or fails on `spoil`. */
function openPage() {
  document.body.innerHTML = '<img src="/a.svg"><img src="/b.svg" fetchpriority="high">';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  document.querySelectorAll('img')[1]!.decode = () => promise;
  let isPainted = false;
  void largestPicturePainted().then(() => (isPainted = true));
  return { bring: resolve, spoil: reject, isPainted: () => isPainted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[PERF-01] scripts wait until the largest picture is painted', async () => {
  const { bring, isPainted } = openPage();
  await jest.advanceTimersByTimeAsync(500);
  expect(isPainted()).toBe(false);
  bring();
  await jest.advanceTimersByTimeAsync(50);
  expect(isPainted()).toBe(true);
});

test('[PERF-01] does not wait for one that fails, and only for a limited time', async () => {
  const broken = openPage();
  broken.spoil(new Error('no picture'));
  await jest.advanceTimersByTimeAsync(50);
  expect(broken.isPainted()).toBe(true);
  const late = openPage();
  await jest.advanceTimersByTimeAsync(1_100);
  expect(late.isPainted()).toBe(true);
});

test('[PERF-01] a page without such a picture starts immediately', async () => {
  document.body.innerHTML = '<img src="/a.svg">';
  await expect(largestPicturePainted()).resolves.toBeUndefined();
});
