import { LRUCache } from 'lru-cache';
import { sizeOf } from '../stale-cache.ts';

const LIFETIME_MILLISECONDS = 60 * 60_000;
const MAX_ADDRESSES = 2_000;
const MAX_BYTES = 1024 * 1024;

/** Addresses of pages served in the last hour, with the remotes involved. In memory only. */
export class RecentAddresses {
  readonly #remotes = new LRUCache<string, readonly string[]>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (_remotes, address) => sizeOf(address),
    ttl: LIFETIME_MILLISECONDS,
  });

  add(url: URL, remotes: readonly string[]): void {
    this.#remotes.set(url.href, remotes);
  }

  /** Returns the addresses of pages that involve a remote, latest first. */
  of(remote: string): string[] {
    return [...this.#remotes].flatMap(([address, remotes]) => (remotes.includes(remote) ? [address] : []));
  }
}
