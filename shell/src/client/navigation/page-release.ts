interface Version {
  name: string;
  version: string;
}

/**
 * The release of a page: the shell's build, and the versions of the remotes seen so far. Scripts cannot be unloaded,
 * so nothing of another build or version is added.
 */
export class PageRelease {
  readonly #build: string;
  readonly #versions = new Map<string, string>();

  constructor(build: string, remotes: readonly Version[]) {
    this.#build = build;
    this.#meet(remotes);
  }

  /** Returns true if an answer is compatible with this page, and then adds its remotes. */
  admits(build: string | null, remotes: readonly Version[]): boolean {
    const fits = ({ name, version }: Version) => (this.#versions.get(name) ?? version) === version;
    if (build !== this.#build || !remotes.every(fits)) return false;
    this.#meet(remotes);
    return true;
  }

  #meet(remotes: readonly Version[]): void {
    for (const { name, version } of remotes) this.#versions.set(name, version);
  }
}
