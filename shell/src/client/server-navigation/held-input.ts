/** Start and end events of presses and compositions. */
const HOLDS = [
  ['pointerdown', 'pointerup', 'pointercancel'],
  ['keydown', 'keyup'],
  ['compositionstart', 'compositionend'],
] as const;
/** An end outside the window is not heard. */
const MAX_HOLD_MILLISECONDS = 2000;

/**
 * Presses and compositions under way in an element: one that is replaced meanwhile gets no click, and loses the word
 * that is being composed. Each letter of such a word is pressed, too.
 */
export class HeldInput {
  readonly #place: HTMLElement;
  #count = 0;
  #released: Promise<void> | null = null;
  #release = (): void => {};

  constructor(place: HTMLElement) {
    this.#place = place;
    for (const [start] of HOLDS) place.addEventListener(start, this);
  }

  /** Settles when all of them have ended; null when there are none. */
  get released(): Promise<void> | null {
    return this.#released;
  }

  stop(): void {
    for (const [start] of HOLDS) this.#place.removeEventListener(start, this);
    // The page that replaces it must not wait.
    this.#released = null;
  }

  handleEvent({ type }: Event): void {
    const ends = HOLDS.find(([start]) => start === type)?.slice(1) ?? [];
    this.#count += 1;
    this.#released ??= new Promise((resolve) => (this.#release = resolve));
    const end = () => {
      window.clearTimeout(timer);
      for (const each of ends) window.removeEventListener(each, end, true);
      // The click comes after the release.
      setTimeout(() => this.#end());
    };
    const timer = window.setTimeout(end, MAX_HOLD_MILLISECONDS);
    for (const each of ends) window.addEventListener(each, end, true);
  }

  #end(): void {
    this.#count -= 1;
    if (this.#count > 0) return;
    this.#released = null;
    this.#release();
  }
}
