import { withoutFused } from '@careers/contract';
import type { Fuse, ReleaseDocument } from '@careers/contract';
import type { FuseBox } from './fuses.ts';

export interface OwnFuse extends Fuse {
  /** Of the remote's rollout at that time: another one is another try. */
  salt: string;
}

/**
 * Versions that are off in this process, since they ended its lanes. The registry is told, and takes a candidate from all
 * shells; rolling the version out again turns it on.
 */
export class OwnFuses implements FuseBox {
  readonly #onChange: () => void;
  readonly #blown = new Map<string, OwnFuse>();
  #document: ReleaseDocument | undefined;

  constructor(options: { onChange(): void }) {
    this.#onChange = options.onChange;
  }

  get count(): number {
    return this.#blown.size;
  }

  /** Those that the document still gives to visitors: of others nobody has to be told. */
  get released(): OwnFuse[] {
    const { remotes = {} } = this.#document ?? {};
    return [...this.#blown.values()].filter(({ remote, version }) => {
      const release = remotes[remote];
      return release?.candidate === version || release?.stable === version;
    });
  }

  /** Learns what is released now; a version that is rolled out anew is on again. */
  follow(document: ReleaseDocument): void {
    this.#document = document;
    for (const [key, { remote, version, salt }] of this.#blown) {
      const release = document.remotes[remote];
      if (release?.candidate === version && release.salt !== salt) this.#blown.delete(key);
    }
  }

  without(document: ReleaseDocument): ReleaseDocument {
    return withoutFused(document, new Set(this.#blown.keys()));
  }

  blow(fuse: Fuse): Promise<void> {
    const { salt = '' } = this.#document?.remotes[fuse.remote] ?? {};
    this.#blown.set(`${fuse.remote}@${fuse.version}`, { ...fuse, salt });
    this.#onChange();
    return Promise.resolve();
  }
}
