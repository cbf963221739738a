import { isPrefetchWelcome, prefetchOnIntent } from './prefetch.ts';

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { saveData: true } }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
])('[LAYOUT-10] prefetch with %j: %p', (browser, isWelcome) => {
  expect(isPrefetchWelcome(browser)).toBe(isWelcome);
});

test('[LAYOUT-10] a link that one rests on is prefetched, once; passing over it is not enough', () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<a href="/entreprendre"><b>Un</b></a> <a href="https://other.test/">Deux</a>
    <a href="/fiche.pdf" download>Trois</a>`;
  const prefetch = jest.fn();
  prefetchOnIntent(prefetch);
  const over = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('b');
  jest.advanceTimersByTime(50);
  over('body');
  jest.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
  for (const link of ['b', 'a[download]', 'a[href*=other]', 'b', 'b']) {
    over(link);
    jest.runAllTimers();
  }
  expect(prefetch.mock.calls).toEqual([['/entreprendre']]);
  jest.useRealTimers();
});
