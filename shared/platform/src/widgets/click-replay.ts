/** Records clicks on buttons before hydration, and replays them: each button once, those clicked last at the end. */
export class ClickReplay {
  readonly #place: HTMLElement | Document;
  readonly #buttons = new Set<HTMLButtonElement>();

  constructor(place: HTMLElement | Document) {
    this.#place = place;
    place.addEventListener('click', this.#keep);
  }

  /** Stops recording. */
  stop(): void {
    this.#place.removeEventListener('click', this.#keep);
  }

  /** Replays the recorded clicks, on what stands for each button now. */
  replay(standsFor: (button: HTMLButtonElement) => Element | null = (button) => button): void {
    this.stop();
    const buttons = [...this.#buttons];
    this.#buttons.clear();
    for (const button of buttons.map(standsFor)) if (button instanceof HTMLElement) button.click();
  }

  readonly #keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    // The browser itself submits a form.
    if (button?.type !== 'button') return;
    this.#buttons.delete(button);
    this.#buttons.add(button);
  };
}
