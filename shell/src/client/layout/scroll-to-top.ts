import { covers } from './covers.ts';
import { find } from './find.ts';

const SHOWN_FROM_PIXELS = 100;
/** How long the page stands still before the button is placed on it. */
const REST_MILLISECONDS = 100;

/** The button is there below the first lines; it shows where the page comes to rest without text or a control beneath it. */
export function startScrollToTop(): void {
  const button = find('[data-to-top]');
  let rest: number | undefined;
  const update = () => {
    button.hidden = window.scrollY <= SHOWN_FROM_PIXELS;
    window.clearTimeout(rest);
    if (!button.hidden) rest = window.setTimeout(settle, REST_MILLISECONDS);
  };
  const settle = () => void button.toggleAttribute('data-covering', covers(button));
  button.toggleAttribute('data-covering', true);
  // Asked for now, where the page is scrolled to would have it laid out once more.
  requestAnimationFrame(update);
  window.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(document.body);
  button.addEventListener('click', () => {
    window.scrollTo({ top: 0 });
    find('#main-content').focus({ preventScroll: true });
  });
}
