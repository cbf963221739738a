import { hasRoomForPrefetch, prefetchOnIntent } from './prefetch.ts';

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { saveData: true } }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
])('[LAYOUT-10] prefetch with %j: %p', (browser, isWelcome) => {
  jest.spyOn(window, 'navigator', 'get').mockReturnValue(browser as unknown as Navigator);
  expect(hasRoomForPrefetch()).toBe(isWelcome);
  jest.restoreAllMocks();
});

test('[LAYOUT-10] prefetches a hovered link once, but not one merely passed over', () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<a href="/entreprendre?de=menu#haut"><b>Un</b></a> <a href="https://other.test/">Deux</a>
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
  expect(prefetch.mock.calls.map(([page]) => (page as URL).pathname + (page as URL).search)).toEqual([
    '/entreprendre?de=menu',
  ]);
  jest.useRealTimers();
});

test('[PERF-02] prefetches a pressed link once, although it also gets the focus', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="/favoris">Favoris</a>';
  const prefetch = jest.fn();
  prefetchOnIntent(prefetch);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(prefetch).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(prefetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('[LAYOUT-10] prefetches a focused link, whatever scrolls under a resting pointer', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="/faq">Questions</a>';
  const prefetch = jest.fn();
  prefetchOnIntent(prefetch);
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.runAllTimers();
  expect(prefetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
