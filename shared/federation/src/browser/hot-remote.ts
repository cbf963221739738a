/// <reference types="webpack/module" />

/** Interface of a remote's own webpack runtime, the only one that can update it. */
export interface HotRemote {
  /** Hash of the running build. */
  hash(): string;
  /** Applies the next build. Rejects if a changed module cannot be replaced, or throws. */
  update(): Promise<void>;
}

declare global {
  interface Window {
    /** By `name@version`. */
    careersHotRemotes?: Map<string, HotRemote>;
  }
}

// webpack passes the name as the query of this module's request.
(window.careersHotRemotes ??= new Map()).set(__resourceQuery.slice(1), {
  hash: () => __webpack_hash__,
  async update() {
    let thrown: Error | undefined;
    const updated = await import.meta.webpackHot.check({ onErrored: ({ error }) => void (thrown = error) });
    if (!updated) throw new Error('There is no update from this build.');
    if (thrown) throw thrown;
  },
});
