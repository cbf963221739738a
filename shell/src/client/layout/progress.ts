import { PROGRESS } from '../../app/constants.ts';

export interface ProgressState {
  phase: 'hidden' | 'running' | 'finished' | 'failed';
}

/**
 * The loading bar's state: nothing for navigations under 200 ms, then a running bar that ends full or red, and is
 * hidden 500 ms later. `show` gets each change.
 */
export class Progress {
  readonly #show: (state: ProgressState) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase: ProgressState['phase'] = 'hidden';

  constructor(show: (state: ProgressState) => void) {
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

  #set(phase: ProgressState['phase']): void {
    this.#phase = phase;
    this.#show({ phase });
  }
}
