import { buildNumberOf } from '@careers/federation/development';
import type { DevelopmentState, SourceBuild } from '@careers/federation/development';
import type { HotRemote } from '@careers/federation/browser';

/** Applies new browser builds of remotes to the page, as far as React Refresh can. */
export class SourceUpdates {
  /** Number of the build that the page shows, by remote. */
  readonly #shown = new Map<string, number>();
  /** Remotes whose last update failed, after which webpack accepts no more. */
  readonly #stuck = new Set<string>();
  #updating = Promise.resolve();

  /** Starts updates of remotes that differ from the page. */
  take({ builds }: DevelopmentState): void {
    this.#updating = this.#updating.then(async () => {
      for (const [name, build] of Object.entries(builds)) await this.#take(name, build);
    });
  }

  /** Resolves to true if the page shows all latest builds, once pending updates are applied. */
  async shows({ builds }: DevelopmentState): Promise<boolean> {
    await this.#updating;
    return Object.entries(builds).every(([name, { number }]) => this.#shown.get(name) === number);
  }

  async #take(name: string, { number, hash, reloadsBefore }: SourceBuild): Promise<void> {
    const [key, remote] = hotRemote(name) ?? [];
    if (!key || !remote || this.#stuck.has(name)) return;
    const shown = this.#shown.get(name) ?? buildNumberOf(key);
    this.#shown.set(name, shown);
    if (shown === number || shown < reloadsBefore) return;
    try {
      // Sequential, as the page may have missed some.
      while (remote.hash() !== hash) await remote.update();
      this.#shown.set(name, number);
    } catch (error) {
      this.#stuck.add(name);
      console.info(`${name} cannot be exchanged in place: the page reloads.`, error);
    }
  }
}

function hotRemote(name: string): [key: string, HotRemote] | undefined {
  return [...(window.careersHotRemotes ?? [])].find(([key]) => key.startsWith(`${name}@`));
}
