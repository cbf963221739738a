import type { ActiveReleasesOptions } from './active-releases.ts';
import type { ActiveSet } from './active-set.ts';
import { loadCanary } from './canary.ts';
import type { RenderProcess } from './render-process.ts';
import type { Version, Versions } from './versions.ts';

export interface SeparateCanariesOptions {
  startProcess: ActiveReleasesOptions['startProcess'];
  /** Creates a loader of versions, without the failures recorded by others. */
  newVersions(): Versions;
}

/** Separate canary processes for versions without visitors, isolated from candidates. */
export class SeparateCanaries {
  readonly #options: SeparateCanariesOptions;
  readonly #processes = new Set<RenderProcess>();

  constructor(options: SeparateCanariesOptions) {
    this.#options = options;
  }

  /**
   * Starts a process with the released set and these versions.
   * @throws Error with the reason if one cannot be loaded.
   */
  async start(released: ActiveSet, candidates: readonly Version[], onExit: () => void): Promise<ActiveSet> {
    const versions = this.#options.newVersions();
    const process = await this.#options.startProcess('canary', onExit);
    this.#processes.add(process);
    void process.ended.then(() => this.#processes.delete(process));
    try {
      const canary = await loadCanary(process, released, candidates, versions);
      const set = canary.setOf(released, candidates);
      const missing = candidates.find(
        ([name, version]) => set?.remotes.get(name)?.manifest.version !== version,
      );
      if (set && !missing) return set;
      throw new Error((missing && versions.whyNot(...missing)) ?? 'It cannot be loaded.');
    } catch (error) {
      process.kill();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#processes].map((process) => process.end()));
  }
}
