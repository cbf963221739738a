import { find } from './find.ts';

/** Hover delays: crossing the bar opens nothing, leaving by a corner closes nothing (decisions.md#layout-and-screens). */
const OPEN_MILLISECONDS = 150;
const CLOSE_MILLISECONDS = 300;
/** A click this soon after hover means to open the menu, not to close it. */
const CLICK_GRACE_MILLISECONDS = 500;

/** Opens and closes the mega menus, one at a time; returns a function that closes the open one. */
export function startMegaMenus(): { close(): void } {
  const bar = find('#main-nav');
  const veil = find('[data-veil]', bar);
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button[aria-controls]')];
  let open: HTMLButtonElement | null = null;
  let openedByPointerAt = -Infinity;
  let timer: number | undefined;

  function show(next: HTMLButtonElement | null): void {
    window.clearTimeout(timer);
    if (next === open) return;
    open = next;
    for (const button of buttons) {
      button.ariaExpanded = String(button === open);
      find(`#${button.getAttribute('aria-controls')}`, bar).hidden = button !== open;
    }
    veil.hidden = open === null;
  }
  function showLater(next: HTMLButtonElement | null, milliseconds: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (next) openedByPointerAt = performance.now();
      show(next);
    }, milliseconds);
  }

  for (const button of buttons) {
    const entry = button.parentElement ?? button;
    const withMouse = (act: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') act();
    };
    entry.addEventListener(
      'pointerenter',
      withMouse(() => showLater(button, OPEN_MILLISECONDS)),
    );
    entry.addEventListener(
      'pointerleave',
      withMouse(() => showLater(null, CLOSE_MILLISECONDS)),
    );
    button.addEventListener('click', () => {
      const isJustOpened = performance.now() - openedByPointerAt < CLICK_GRACE_MILLISECONDS;
      openedByPointerAt = -Infinity;
      show(open === button && !isJustOpened ? null : button);
    });
  }
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !bar.contains(target)) show(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return;
    // A menu opened by hover leaves the focus where it is.
    if (bar.contains(document.activeElement)) open.focus();
    show(null);
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) show(null);
  });
  return { close: () => show(null) };
}
