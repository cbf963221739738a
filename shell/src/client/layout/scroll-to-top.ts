import { find } from './find.ts';

const SHOWN_FROM_PIXELS = 100;

export function startScrollToTop(): void {
  const button = find('[data-to-top]');
  const update = () => void (button.hidden = window.scrollY <= SHOWN_FROM_PIXELS);
  // Asked for now, where the page is scrolled to would have it laid out once more.
  requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    window.scrollTo({ top: 0 });
    find('#main-content').focus({ preventScroll: true });
  });
}
