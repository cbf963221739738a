/** Keeps the last click on a button that no script hears yet, so that the one who clicked need not do it again. */
export class ClickReplay {
  readonly #place: HTMLElement | Document;
  #button: HTMLButtonElement | undefined;

  constructor(place: HTMLElement | Document) {
    this.#place = place;
    place.addEventListener('click', this.#keep);
  }

  /** From here on clicks are heard by others. */
  stop(): void {
    this.#place.removeEventListener('click', this.#keep);
  }

  /** Clicks once more where a click was kept. */
  replay(): void {
    this.stop();
    this.#button?.click();
    this.#button = undefined;
  }

  readonly #keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A form is sent by the browser itself.
    if (button?.type === 'button') this.#button = button;
  };
}
