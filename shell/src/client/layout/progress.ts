import { PROGRESS } from '../../app/progress-times.ts';

export interface ProgressState {
  phase: 'hidden' | 'running' | 'finished' | 'failed';
}

/**
 * Follows navigations: nothing for those under 200 ms, then a bar that runs, ends full or red, and goes 500 ms
 * later. `show` is told each change.
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
