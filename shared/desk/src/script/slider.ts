/** Moves the divider of two pictures with its slider. */
export function slidePictures(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['divider'] === undefined) return;
    const pictures = target.closest<HTMLElement>('[data-pictures]');
    pictures?.style.setProperty('--divider', `${target.value}%`);
  });
}
