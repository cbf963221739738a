/** Start and end events of presses and compositions. */
const HOLDS = [
  ['pointerdown', 'pointerup', 'pointercancel'],
  ['keydown', 'keyup'],
  ['compositionstart', 'compositionend'],
] as const;
/** Maximum duration of a press, as its end outside the window is not received. */
const MAX_HOLD_MILLISECONDS = 2000;

/**
 * Tracks pending presses and compositions in an element: replacing it would lose the click, or the composed word. Keys
 * within a composition count as presses too.
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

  /** Settles when all have ended; null without any. */
  get released(): Promise<void> | null {
    return this.#released;
  }

  stop(): void {
    for (const [start] of HOLDS) this.#place.removeEventListener(start, this);
    // The replacing page must not wait.
    this.#released = null;
  }

  handleEvent({ type }: Event): void {
    const ends = HOLDS.find(([start]) => start === type)?.slice(1) ?? [];
    this.#count += 1;
    this.#released ??= new Promise((resolve) => (this.#release = resolve));
    const end = () => {
      window.clearTimeout(timer);
      for (const each of ends) window.removeEventListener(each, end, true);
      // The click follows the release.
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
