import { format } from 'node:util';
import { MAX_LINES, lineOf } from './rendering.ts';

/** Captures the errors that a sample logs. */
export class LoggedErrors {
  #errors: string[] = [];

  constructor() {
    console.error = (...parts: unknown[]) => this.add(format(...parts));
    for (const name of ['log', 'info', 'debug', 'warn'] as const) console[name] = () => undefined;
  }

  add(error: unknown): void {
    if (this.#errors.length < MAX_LINES) this.#errors.push(lineOf(error));
  }

  /** Returns the errors since the last call, without duplicates. */
  take(): string[] {
    const errors = [...new Set(this.#errors)];
    this.#errors = [];
    return errors;
  }
}
