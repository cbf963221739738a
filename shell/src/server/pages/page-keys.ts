import { LRUCache } from 'lru-cache';
import { findClaimant } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { sizeOf } from '../stale-cache.ts';
import { manifestsOf, providerOf } from '../releases/release-set.ts';
import type { SetOf } from '../releases/release-set.ts';
import type { ContributionsOfSets } from '../releases/set-contributions.ts';

const MAX_ADDRESSES = 5_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** The part of a release set that cache keys depend on. */
export type KeyedSet = SetOf<{ manifest: RemoteManifest }>;

/**
 * Cache keys of pages: address, versions of the remotes of the page and its widgets, digest of all menu entries.
 * Releasing another remote keeps the key. Before the first render, when the widgets are unknown, the key covers the
 * whole release set.
 */
export class PageKeys {
  readonly #widgets = new LRUCache<string, readonly string[]>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: (widgets, page) => sizeOf([page, ...widgets].join(' ')),
  });
  readonly #contributions: Pick<ContributionsOfSets, 'of'>;

  constructor(contributions: Pick<ContributionsOfSets, 'of'>) {
    this.#contributions = contributions;
  }

  of(address: URL, set: KeyedSet): string {
    const page = pageOf(address, set);
    const widgets = this.#widgets.get(page);
    if (!widgets) return `${page} ${[set.key, ...set.missing.map(({ name }) => name)].join()}`;
    const providers = widgets.map((widget) => {
      const provider = providerOf(set, widget)?.manifest;
      return `${widget}=${provider ? versionOf(provider) : ''}`;
    });
    return [page, this.#contributions.of(set).digest, ...providers].join(' ');
  }

  /** Records the widgets that a page requested, available or not. */
  learn(address: URL, set: KeyedSet, requested: Iterable<string>): void {
    const page = pageOf(address, set);
    const known = this.#widgets.get(page) ?? [];
    this.#widgets.set(page, [...new Set([...known, ...requested])].sort());
  }
}

function pageOf({ pathname, search }: URL, set: KeyedSet): string {
  const missing = set.missing.map((each) => ({ ...each, version: 'none' }));
  const owner = findClaimant([...manifestsOf(set), ...missing], pathname);
  return `${pathname}${search} ${owner ? versionOf(owner) : ''}`;
}

function versionOf({ name, version }: { name: string; version: string }): string {
  return `${name}@${version}`;
}
