import { matchRoutes } from 'react-router';
import { findClaimant } from '@careers/contract';
import type { DataAnswer } from '@careers/contract';
import { TrialFailed } from '../lanes/lane-requests.ts';
import type { LaneRequests } from '../lanes/lane-requests.ts';
import type { LanePage } from '../lanes/messages.ts';
import type { ServedSet } from '../lanes/served-set.ts';
import { releaseMap } from '../releases/release-map.ts';
import type { WidgetsOfPages } from '../releases/release-map.ts';
import { manifestsOf } from '../releases/release-set.ts';
import type { Freshness } from '../stale-cache.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { PageKeys } from './page-keys.ts';
import { StoredAnswer } from './stored-answer.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/** Of the keys of data answers. */
const DATA = 'data ';

export interface SitePagesOptions {
  cache: PageCache;
  requests: LaneRequests;
  widgets: WidgetsOfPages;
  /** Name of the shell's build. */
  build: string;
}

type Make = (set: ServedSet) => Promise<StoredAnswer>;

/** The pages of the site as documents and as data answers, and the files of areas, by release set. */
export class SitePages {
  readonly #options: SitePagesOptions;
  readonly #maps = new WeakMap<ServedSet, { widgets: number; answer: StoredAnswer }>();
  readonly #keys = new PageKeys();
  readonly #madeFor = new WeakMap<StoredAnswer, string>();

  constructor(options: SitePagesOptions) {
    this.#options = options;
  }

  /** Returns an address as the page there is shown it: without the parameters that it does not know. */
  addressOf(url: URL, set: ServedSet): URL {
    const name = findClaimant(manifestsOf(set), url.pathname)?.name ?? '';
    const pages = set.remotes.get(name)?.pages ?? [];
    const routes = pages.flatMap((page) => page.paths.map((path) => ({ path, handle: page.searchParams })));
    const [match] = matchRoutes(routes, url.pathname) ?? [];
    return pageAddress(url, match?.route.handle);
  }

  /** Whether a document would be served at once. */
  stateOf(address: URL, set: ServedSet): Freshness {
    return this.#options.cache.stateOf(this.#keys.of(address, set));
  }

  /** Returns the page, or the file, at an address. */
  document(address: URL, set: ServedSet): Promise<StoredAnswer> {
    return this.#answer('', address, set, async (own) => {
      const page = await this.#ask(address, own, 'document');
      if (page.kind === 'redirect') return new StoredAnswer(page);
      if (page.kind === 'file') return fileAnswer(page.file);
      const { status, html, data, isKept } = page;
      // Made along with it, so that a visitor who comes to the page from another one need not wait.
      if (status < 500 && isKept)
        this.#options.cache.set(DATA + this.#keys.of(address, own), jsonAnswer(data, standing(status)));
      const body = html ?? '';
      return new StoredAnswer({ kind: 'body', status, type: HTML, body, ...standing(status), isKept });
    });
  }

  /** Returns what a navigation in the browser to this page is answered (`DATA_PREFIX`). */
  data(address: URL, set: ServedSet): Promise<StoredAnswer> {
    return this.#answer(DATA, address, set, async (own) => {
      const page = await this.#ask(address, own, 'data');
      if (page.kind === 'redirect')
        return jsonAnswer(JSON.stringify({ kind: 'redirect', location: page.location } satisfies DataAnswer));
      if (page.kind === 'file') return jsonAnswer(JSON.stringify({ kind: 'document' } satisfies DataAnswer));
      return jsonAnswer(page.data, { ...standing(page.status), isKept: page.isKept });
    });
  }

  /** Returns where every page of a release set is, as JSON (`ReleaseMap`). */
  map(set: ServedSet): StoredAnswer {
    const { build, widgets } = this.#options;
    const known = this.#maps.get(set);
    if (known?.widgets === widgets.count) return known.answer;
    const answer = jsonAnswer(JSON.stringify(releaseMap(set, build, widgets)));
    this.#maps.set(set, { widgets: widgets.count, answer });
    return answer;
  }

  async #answer(kind: '' | typeof DATA, address: URL, set: ServedSet, make: Make): Promise<StoredAnswer> {
    const { requests } = this.#options;
    return (await requests.withFallback(set, address, (own) => this.#kept(kind, address, own, make))).value;
  }

  /** An answer from the cache. It is kept by what has taken part in it, which its making tells. */
  #kept(
    kind: '' | typeof DATA,
    address: URL,
    set: ServedSet,
    make: Make,
  ): Promise<StoredAnswer> | StoredAnswer {
    const key = () => kind + this.#keys.of(address, set);
    const again = () => this.#kept(kind, address, set, make);
    const makeOnce = async () => {
      const answer = await make(set);
      this.#madeFor.set(answer, key());
      return answer;
    };
    const made = this.#options.cache.get(key(), makeOnce, key);
    if (!(made instanceof Promise)) return made;
    return made.then(
      // The page may have asked for a widget for the first time, and others have waited for it with another version.
      (answer) => (this.#madeFor.get(answer) === key() ? answer : again()),
      (error: unknown) => {
        // Of a trial that has nothing to do with this page but its lane: it made the page for all.
        if (error instanceof TrialFailed && set.onTrial.length === 0) return again();
        throw error;
      },
    );
  }

  async #ask(url: URL, set: ServedSet, as: 'document' | 'data'): Promise<LanePage> {
    const { requests, widgets } = this.#options;
    const page = await (set.onTrial.length > 0
      ? requests.ofTrial(set, url, as)
      : requests.ofStable(set, url, as));
    this.#keys.learn(url, set, page.kind === 'page' ? page.asked : []);
    const shown = page.kind === 'page' ? page.shown : null;
    const manifest = shown && set.remotes.get(shown.remote)?.manifest;
    if (manifest) widgets.learn(manifest, shown.page, shown.widgets);
    return page;
  }
}

/** A data answer is there whatever the page's status: browsers would report another one as an error. */
function jsonAnswer(
  body: string,
  { isFailure = false, isRefusal = false, isKept = true } = {},
): StoredAnswer {
  return new StoredAnswer({ kind: 'body', status: 200, type: JSON_TYPE, body, isFailure, isRefusal, isKept });
}

/** What a page's status means for keeping it. */
function standing(status: number) {
  return { isFailure: status >= 500, isRefusal: status >= 400 && status < 500 };
}

/** Areas say for how long browsers may keep a file; here it is made for each who asks. */
function fileAnswer({ status, headers, body }: Extract<LanePage, { kind: 'file' }>['file']): StoredAnswer {
  const type = headers['content-type'] ?? 'application/octet-stream';
  return new StoredAnswer({ kind: 'body', status, type, body, headers, isKept: false });
}
