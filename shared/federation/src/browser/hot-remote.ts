/// <reference types="webpack/module" />

/** Part of a remote in its page: only a remote's own webpack runtime can update it. */
export interface HotRemote {
  /** webpack's hash of what runs. */
  hash(): string;
  /** Applies the next build. Rejects where a changed module cannot be replaced, or throws when it is run. */
  update(): Promise<void>;
}

declare global {
  interface Window {
    /** By `name@version`. */
    careersHotRemotes?: Map<string, HotRemote>;
  }
}

// webpack gives the name as the query of this module's request.
(window.careersHotRemotes ??= new Map()).set(__resourceQuery.slice(1), {
  hash: () => __webpack_hash__,
  async update() {
    let thrown: Error | undefined;
    const updated = await import.meta.webpackHot.check({ onErrored: ({ error }) => void (thrown = error) });
    if (!updated) throw new Error('There is no update from this build.');
    if (thrown) throw thrown;
  },
});
