import type { ArtefactStore } from '@careers/federation/node';
import { withDeadline } from '@careers/contract/deadline';
import type { RemoteManifest } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import type { MissingRemote } from '../releases/release-set.ts';
import { ProcessExited } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';
import type { Unfit } from './widget-fit.ts';

export type Version = readonly [name: string, version: string];

type Store = Pick<ArtefactStore, 'fetch' | 'verify' | 'describe' | 'copyOf'>;

export function versionName([name, version]: Version): string {
  return `${name}@${version}`;
}

/** Timeout per version: a store that hangs blocks no release set. */
const FETCH_TIMEOUT_MILLISECONDS = 10_000;

/** Loads versions from the store into render processes. One that cannot be loaded is reported once, and not tried again. */
export class Versions {
  readonly #store: Store;
  readonly #onError: (message: string, cause: unknown) => void;
  readonly #refused = new Set<string>();
  /** Those that could not be had when they were last tried: they may come. */
  readonly #unavailable = new Set<string>();
  readonly #reasons = new Map<string, string>();

  constructor(store: Store, onError: (message: string, cause: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Loads a version in a process; null when it cannot be loaded. @throws ProcessExited */
  async load(process: RenderProcess, name: string, version: string): Promise<MappedRemote | null> {
    const subject = `${name}@${version}`;
    if (this.#refused.has(subject)) return null;
    const manifest = await this.#fetch(name, version, { isVerified: true }).catch(() => null);
    if (!manifest) return null;
    try {
      const directory = this.#store.copyOf(name, version);
      const pages = await process.ask('load', { manifest, directory }, { subjects: [subject] });
      this.#reasons.delete(subject);
      return { manifest, pages };
    } catch (error) {
      if (error instanceof ProcessExited) throw error;
      this.#refused.add(subject);
      this.#report(subject, error);
      return null;
    }
  }

  /** Copies them side by side, before they are loaded one by one; returns those that the store does not have. */
  async fetch(versions: readonly Version[]): Promise<Version[]> {
    const fetched = await Promise.allSettled(versions.map(([name, version]) => this.#fetch(name, version)));
    return versions.filter((_, index) => fetched[index]?.status === 'rejected');
  }

  /** Returns a remote's paths, from what its stable version says of itself; all that are nobody's where that is unknown. */
  async describe(name: string, version: string): Promise<MissingRemote> {
    const described = withDeadline(FETCH_TIMEOUT_MILLISECONDS, () => this.#store.describe(name, version));
    const manifest = await described.catch(() => null);
    return { name, mount: manifest?.mount ?? ['/*'] };
  }

  /** Reports why versions that could be loaded are not served. */
  leaveOut(unfit: readonly Unfit[]): void {
    for (const { name, version, why } of unfit) this.#report(`${name}@${version}`, new Error(why));
  }

  /** Returns why a version was not served when it was last tried. */
  whyNot(name: string, version: string): string | undefined {
    return this.#reasons.get(`${name}@${version}`);
  }

  /** Returns true for a loaded version that breaks the contract; a failed fetch may still succeed. */
  isRefused(name: string, version: string): boolean {
    return this.#refused.has(`${name}@${version}`);
  }

  /** Returns true for a version that the store lacked, or had changed, at the last try. */
  isUnavailable(name: string, version: string): boolean {
    return this.#unavailable.has(`${name}@${version}`);
  }

  /** `isVerified`: a copy on disk may have been changed since the process before loaded it. */
  async #fetch(name: string, version: string, { isVerified = false } = {}): Promise<RemoteManifest> {
    const subject = `${name}@${version}`;
    try {
      const manifest = await withDeadline(FETCH_TIMEOUT_MILLISECONDS, async () => {
        const fetched = await this.#store.fetch(name, version);
        if (isVerified) await this.#store.verify(name, version);
        return fetched;
      });
      this.#unavailable.delete(subject);
      return manifest;
    } catch (error) {
      this.#unavailable.add(subject);
      this.#report(subject, error);
      throw error;
    }
  }

  /** Once per error: each try meets it again. */
  #report(version: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#reasons.get(version) === reason) return;
    this.#reasons.set(version, reason);
    this.#onError(`${version} is not served: ${reason}`, error);
  }
}
