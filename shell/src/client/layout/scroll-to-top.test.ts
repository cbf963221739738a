import { startScrollToTop } from './scroll-to-top.ts';

test('[PERF-01] shows the scroll-to-top button depending on the position, without a forced layout', async () => {
  document.body.innerHTML =
    '<main id="main-content" tabindex="-1"></main><button data-to-top hidden></button>';
  let place = 500;
  const scrollY = jest.fn(() => place);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: scrollY });
  startScrollToTop();
  expect(scrollY).not.toHaveBeenCalled();
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  await new Promise(requestAnimationFrame);
  expect(button).toBeVisible();
  place = 0;
  window.dispatchEvent(new Event('scroll'));
  expect(button).not.toBeVisible();
});
