import { PROGRESS } from '../../app/constants.ts';

type Phase = 'hidden' | 'running' | 'finished' | 'failed';

/**
 * The loading bar's state: nothing for navigations under 200 ms, then a running bar that ends full or red, and is
 * hidden 500 ms later. `show` receives each change.
 */
export class Progress {
  readonly #show: (phase: Phase) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase: Phase = 'hidden';

  constructor(show: (phase: Phase) => void) {
    this.#show = show;
  }

  start(): void {
    if (this.#phase === 'running') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#set('running'), PROGRESS.throttle);
  }

  finish(hasFailed: boolean): void {
    clearTimeout(this.#timer);
    if (this.#phase === 'hidden') return;
    if (this.#phase === 'running') this.#set(hasFailed ? 'failed' : 'finished');
    this.#timer = setTimeout(() => this.#set('hidden'), PROGRESS.hide);
  }

  #set(phase: Phase): void {
    this.#phase = phase;
    this.#show(phase);
  }
}
