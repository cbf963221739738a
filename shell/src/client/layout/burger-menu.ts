import { find } from './find.ts';
import { renderDialog } from './render-dialog.ts';

/** The burger button; its dialog is loaded at the first tap. */
export function startBurgerMenu(): { close(): void } {
  const button = find<HTMLButtonElement>('[data-burger]');
  let close = () => {};
  const open = async () => {
    const { default: BurgerDialog } = await import(
      /* webpackChunkName: "burger-dialog" */ './burger-dialog.tsx'
    );
    close = await renderDialog('menu', BurgerDialog, (isOpen) => {
      button.ariaExpanded = String(isOpen);
    });
  };
  button.addEventListener('click', () => {
    if (button.ariaExpanded === 'true') close();
    else void open();
  });
  return { close: () => close() };
}
