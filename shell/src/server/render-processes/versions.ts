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

/** Timeout per version, so that a store that hangs does not block a release set. */
const FETCH_TIMEOUT_MILLISECONDS = 10_000;

/**
 * Loads versions from the store into render processes. Reports a version that breaks the contract once, and never
 * retries it.
 */
export class Versions {
  readonly #store: Store;
  readonly #onError: (message: string, cause: unknown) => void;
  readonly #refused = new Set<string>();
  /** Versions whose last fetch failed; a later attempt may succeed. */
  readonly #unavailable = new Set<string>();
  readonly #reasons = new Map<string, string>();

  constructor(store: Store, onError: (message: string, cause: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /**
   * Loads a version into a process; null if it cannot be loaded.
   * @throws ProcessExited
   */
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

  /** Fetches versions concurrently, before they are loaded one by one; returns those that the store lacks. */
  async fetch(versions: readonly Version[]): Promise<Version[]> {
    const fetched = await Promise.allSettled(versions.map(([name, version]) => this.#fetch(name, version)));
    return versions.filter((_, index) => fetched[index]?.status === 'rejected');
  }

  /** Returns a remote's paths from the manifest of its stable version; all unclaimed paths if that is unknown. */
  async describe(name: string, version: string): Promise<MissingRemote> {
    const described = withDeadline(FETCH_TIMEOUT_MILLISECONDS, () => this.#store.describe(name, version));
    const manifest = await described.catch(() => null);
    return { name, mount: manifest?.mount ?? ['/*'] };
  }

  /** Reports why loaded versions are not served. */
  leaveOut(unfit: readonly Unfit[]): void {
    for (const { name, version, why } of unfit) this.#report(`${name}@${version}`, new Error(why));
  }

  /** Returns why a version was not served at the last attempt. */
  whyNot(name: string, version: string): string | undefined {
    return this.#reasons.get(`${name}@${version}`);
  }

  /** Returns true for a loaded version that breaks the contract; a failed fetch may still succeed. */
  isRefused(name: string, version: string): boolean {
    return this.#refused.has(`${name}@${version}`);
  }

  /** Returns true for a version that the store lacked, or whose files were changed, at the last attempt. */
  isUnavailable(name: string, version: string): boolean {
    return this.#unavailable.has(`${name}@${version}`);
  }

  /** `isVerified`: verifies the copy on disk, which may have changed since the previous process loaded it. */
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

  /** Reports each error once, not on every attempt. */
  #report(version: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#reasons.get(version) === reason) return;
    this.#reasons.set(version, reason);
    this.#onError(`${version} is not served: ${reason}`, error);
  }
}
