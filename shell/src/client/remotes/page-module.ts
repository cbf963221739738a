import type { ComponentType } from 'react';

/** The lazy component of a page, loaded once. */
export class PageModule {
  /** Null until it is loaded. */
  component: ComponentType | null = null;
  readonly #load: () => Promise<ComponentType>;
  #loading: Promise<ComponentType> | undefined;

  constructor(load: () => Promise<ComponentType>) {
    this.#load = load;
  }

  /** A failed load is retried at the next call. */
  load(): Promise<ComponentType> {
    if (this.#loading) return this.#loading;
    const loading = this.#load().then((component) => (this.component = component));
    this.#loading = loading;
    loading.catch(() => (this.#loading = undefined));
    return loading;
  }
}
