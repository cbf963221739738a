import { find } from './find.ts';

const SHOWN_FROM_PIXELS = 100;

export function startScrollToTop(): void {
  const button = find('[data-to-top]');
  const update = () => void (button.hidden = window.scrollY <= SHOWN_FROM_PIXELS);
  // Deferred, as reading the scroll position now would force a layout.
  requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    window.scrollTo({ top: 0 });
    find('#main-content').focus({ preventScroll: true });
  });
}
