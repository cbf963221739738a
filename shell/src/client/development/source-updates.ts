import { buildNumberOf } from '@careers/federation/development';
import type { DevelopmentState, SourceBuild } from '@careers/federation/development';
import type { HotRemote } from '@careers/federation/browser';

/** Takes new builds of the browser's parts of remotes into the page, as far as React Refresh can. */
export class SourceUpdates {
  /** Number of the build that the page shows, by remote. */
  readonly #shown = new Map<string, number>();
  /** webpack takes no more after an update that it cannot apply. */
  readonly #stuck = new Set<string>();
  #updating = Promise.resolve();

  /** Begins to take what differs from the page. */
  take({ builds }: DevelopmentState): void {
    this.#updating = this.#updating.then(async () => {
      for (const [name, build] of Object.entries(builds)) await this.#take(name, build);
    });
  }

  /** Resolves to true if the page shows all of the last builds, once updates in progress are applied. */
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
      // One after the other: the page may have missed some.
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
