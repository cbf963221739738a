import { find } from './find.ts';

/** Starts the burger button, whose dialog is loaded at the first tap. */
export function startBurgerMenu(): { close(): void } {
  const button = find<HTMLButtonElement>('[data-burger]');
  let close = () => {};
  const open = async () => {
    const { openBurgerDialog } = await import(/* webpackChunkName: "burger-dialog" */ './burger-dialog.tsx');
    close = openBurgerDialog((isOpen) => {
      button.ariaExpanded = String(isOpen);
    });
  };
  button.addEventListener('click', () => {
    if (button.ariaExpanded === 'true') close();
    else void open();
  });
  return { close: () => close() };
}
