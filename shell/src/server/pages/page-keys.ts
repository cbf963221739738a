import { LRUCache } from 'lru-cache';
import { findClaimant } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import type { ContributionsOfSets } from '../releases/set-contributions.ts';

const ADDRESSES = 5_000;

/** What a key needs to know of a release set. */
export interface KeyedSet {
  /** `name@version` of each remote. */
  key: string;
  remotes: ReadonlyMap<string, { manifest: RemoteManifest }>;
  missing: readonly { name: string; mount: readonly string[] }[];
}

/**
 * Keys of pages: their address, the version of the remote whose page it is, those of the widgets that it asks for, and
 * what all remotes contribute. A move of any other remote that contributes the same leaves a page where it is. Which widgets a page asks for is known once it was made;
 * until then its key holds the whole set.
 */
export class PageKeys {
  readonly #widgets = new LRUCache<string, readonly string[]>({ max: ADDRESSES });
  readonly #contributions: Pick<ContributionsOfSets, 'of'>;

  constructor(contributions: Pick<ContributionsOfSets, 'of'>) {
    this.#contributions = contributions;
  }

  /** Returns the key of a page of a set. */
  of(address: URL, set: KeyedSet): string {
    const page = pageOf(address, set);
    const widgets = this.#widgets.get(page);
    if (!widgets) return `${page} ${[set.key, ...set.missing.map(({ name }) => name)].join()}`;
    const providers = widgets.map((widget) => `${widget}=${providerOf(widget, set)}`);
    return [page, this.#contributions.of(set).digest, ...providers].join(' ');
  }

  /** Learns which widgets a page has asked for, whether they could be had or not. */
  learn(address: URL, set: KeyedSet, asked: Iterable<string>): void {
    const page = pageOf(address, set);
    const known = this.#widgets.get(page) ?? [];
    this.#widgets.set(page, [...new Set([...known, ...asked])].sort());
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
