import { LRUCache } from 'lru-cache';
import { findClaimant } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import type { ContributionsOfSets } from '../releases/set-contributions.ts';

const MAX_ADDRESSES = 5_000;

/** The part of a release set that cache keys depend on. */
export interface KeyedSet {
  /** `name@version` of each remote. */
  key: string;
  remotes: ReadonlyMap<string, { manifest: RemoteManifest }>;
  missing: readonly { name: string; mount: readonly string[] }[];
}

/**
 * Cache keys of pages: address, versions of the page's remote and of its widgets' remotes, digest of all menu entries.
 * Releasing another remote keeps the key. The widgets are known after the first render; before, the key names the
 * whole release set.
 */
export class PageKeys {
  readonly #widgets = new LRUCache<string, readonly string[]>({ max: MAX_ADDRESSES });
  readonly #contributions: Pick<ContributionsOfSets, 'of'>;

  constructor(contributions: Pick<ContributionsOfSets, 'of'>) {
    this.#contributions = contributions;
  }

  /** Returns the key of a page in a release set. */
  of(address: URL, set: KeyedSet): string {
    const page = pageOf(address, set);
    const widgets = this.#widgets.get(page);
    if (!widgets) return `${page} ${[set.key, ...set.missing.map(({ name }) => name)].join()}`;
    const providers = widgets.map((widget) => `${widget}=${providerOf(widget, set)}`);
    return [page, this.#contributions.of(set).digest, ...providers].join(' ');
  }

  /** Records the widgets that a page requested, available or not. */
  learn(address: URL, set: KeyedSet, requested: Iterable<string>): void {
    const page = pageOf(address, set);
    const known = this.#widgets.get(page) ?? [];
    this.#widgets.set(page, [...new Set([...known, ...requested])].sort());
  }
}

function pageOf({ pathname, search }: URL, { remotes, missing }: KeyedSet): string {
  const manifests = [...remotes.values()].map(({ manifest }) => manifest);
  const owner = findClaimant(
    [...manifests, ...missing.map((each) => ({ ...each, version: 'none' }))],
    pathname,
  );
  return `${pathname}${search} ${owner ? `${owner.name}@${owner.version}` : ''}`;
}

function providerOf(widget: string, { remotes }: KeyedSet): string {
  const provider = [...remotes.values()].find(({ manifest }) => manifest.widgets.includes(widget))?.manifest;
  return provider ? `${provider.name}@${provider.version}` : '';
}
