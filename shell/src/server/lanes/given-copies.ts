import type { RemoteManifest } from '@careers/contract';

/** The verified copies that a lane was given: it has no other way to any. */
export class GivenCopies {
  readonly #copies = new Map<string, { manifest: RemoteManifest; directory: string }>();

  give(manifest: RemoteManifest, directory: string): void {
    this.#copies.set(`${manifest.name}@${manifest.version}`, { manifest, directory });
  }

  fetch(name: string, version: string): Promise<RemoteManifest> {
    return Promise.resolve(this.#given(name, version).manifest);
  }

  copyOf(name: string, version: string): string {
    return this.#given(name, version).directory;
  }

  #given(name: string, version: string) {
    const given = this.#copies.get(`${name}@${version}`);
    if (!given) throw new Error(`${name}@${version} was not given to this lane.`);
    return given;
  }
}
