/** Records the last click on a button before hydration, and replays it. */
export class ClickReplay {
  readonly #place: HTMLElement | Document;
  #button: HTMLButtonElement | undefined;

  constructor(place: HTMLElement | Document) {
    this.#place = place;
    place.addEventListener('click', this.#keep);
  }

  /** Stops recording. */
  stop(): void {
    this.#place.removeEventListener('click', this.#keep);
  }

  /** Replays the recorded click. */
  replay(): void {
    this.stop();
    this.#button?.click();
    this.#button = undefined;
  }

  readonly #keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    // The browser itself submits a form.
    if (button?.type === 'button') this.#button = button;
  };
}
