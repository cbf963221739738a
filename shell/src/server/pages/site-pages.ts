import { pageAt } from '../releases/page-at.ts';
import { releaseMap } from '../releases/release-map.ts';
import type { WidgetsOfPages } from '../releases/release-map.ts';
import type { ContributionsOfSets } from '../releases/set-contributions.ts';
import type { ActiveReleases } from '../render-processes/active-releases.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import type { PageForm, RenderResult } from '../render-processes/messages.ts';
import type { RenderRequests } from '../render-processes/render-requests.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import type { Freshness } from '../stale-cache.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { PageKeys } from './page-keys.ts';
import { StoredAnswer } from './stored-answer.ts';
import type { DataAnswer } from '../../protocol/page-answer.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/** Prefixes of cache keys: data answers, and data answers with the page's HTML. */
const DATA = 'data ';
const RENDERED = 'rendered ';
/** Prefix of the cache keys of canary pages, which other visitors must not get. */
const CANARY = 'canary ';

type Kind = '' | typeof DATA | typeof RENDERED;

export interface SitePagesOptions {
  cache: PageCache;
  requests: RenderRequests;
  releases: Pick<ActiveReleases, 'current'>;
  widgets: WidgetsOfPages;
  contributions: ContributionsOfSets;
  scripts: ShellScripts;
}

/** Renders and caches pages by release set: as documents, as answers to navigations, and files of areas. */
export class SitePages {
  readonly #options: SitePagesOptions;
  readonly #maps = new WeakMap<ActiveSet, { widgets: number; answer: StoredAnswer }>();
  readonly #keys: PageKeys;
  readonly #renderedFor = new WeakMap<StoredAnswer, string>();

  constructor(options: SitePagesOptions) {
    this.#options = options;
    this.#keys = new PageKeys(options.contributions);
  }

  /** Returns the address without the query parameters that its page does not read. */
  addressOf(url: URL, set: ActiveSet): URL {
    return pageAddress(url, pageAt(set, url.pathname)?.searchParams);
  }

  /** Returns the cache state of a document. */
  stateOf(address: URL, set: ActiveSet): Freshness {
    return this.#options.cache.stateOf(this.#keyOf('', address, this.#smallestSet(address, set)));
  }

  /** Returns the document or the file at an address. */
  document(address: URL, set: ActiveSet): Promise<StoredAnswer> {
    return this.#answer('', address, set, async (own) => {
      const page = await this.#render(address, own, 'document');
      if (page.kind === 'redirect') return new StoredAnswer(page);
      if (page.kind === 'file') return fileAnswer(page.file);
      const { status, html, data, isCacheable } = page;
      // Caches its data too: a navigation to this page then needs no rendering.
      if (status < 500 && isCacheable)
        this.#options.cache.set(this.#keyOf(DATA, address, own), jsonAnswer(data, flagsOf(status)));
      return new StoredAnswer({
        kind: 'body',
        status,
        type: HTML,
        body: html ?? '',
        ...flagsOf(status),
        isCacheable,
      });
    });
  }

  /** Returns the answer to a client-side navigation (`DATA_PREFIX`). */
  data(address: URL, set: ActiveSet): Promise<StoredAnswer> {
    return this.#navigation(DATA, 'data', address, set);
  }

  /** Returns the answer to a client-side navigation, with the page's HTML (`PAGE_PREFIX`). */
  rendered(address: URL, set: ActiveSet): Promise<StoredAnswer> {
    return this.#navigation(RENDERED, 'rendered', address, set);
  }

  #navigation(kind: Kind, as: PageForm, address: URL, set: ActiveSet): Promise<StoredAnswer> {
    return this.#answer(kind, address, set, async (own) => {
      const page = await this.#render(address, own, as);
      switch (page.kind) {
        case 'redirect':
          return dataAnswer({ kind: 'redirect', location: page.location });
        case 'file':
          return dataAnswer({ kind: 'document' });
        case 'page':
          return jsonAnswer(page.data, { ...flagsOf(page.status), isCacheable: page.isCacheable });
      }
    });
  }

  /** Returns the release map of a set as JSON (`ReleaseMap`). */
  map(set: ActiveSet): StoredAnswer {
    const { scripts, widgets } = this.#options;
    const known = this.#maps.get(set);
    if (known?.widgets === widgets.count) return known.answer;
    const answer = jsonAnswer(JSON.stringify(releaseMap(set, scripts, widgets)));
    this.#maps.set(set, { widgets: widgets.count, answer });
    return answer;
  }

  async #answer(
    kind: Kind,
    address: URL,
    set: ActiveSet,
    render: (set: ActiveSet) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    return this.#options.requests.answer(this.#smallestSet(address, set), address, (own) =>
      this.#cached(kind, address, own, () => render(own)),
    );
  }

  /** Returns an answer from the cache. Its key lists the remotes that rendered it, known after rendering. */
  #cached(
    kind: Kind,
    address: URL,
    set: ActiveSet,
    render: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> | StoredAnswer {
    const key = () => this.#keyOf(kind, address, set);
    const cached = this.#options.cache.get(
      key(),
      async () => {
        const answer = await render();
        this.#renderedFor.set(answer, key());
        return answer;
      },
      key,
    );
    if (!(cached instanceof Promise)) return cached;
    // A render that requests a new widget changes the key: callers with another version of it must not share the answer.
    return cached.then((answer) =>
      this.#renderedFor.get(answer) === key() ? answer : this.#cached(kind, address, set, render),
    );
  }

  /** Returns the released set if no candidate is involved in the page, so that all visitors share its cache entry. */
  #smallestSet(address: URL, set: ActiveSet): ActiveSet {
    const released = this.#options.releases.current;
    if (set.candidates.length === 0 || !released) return set;
    return this.#keys.of(address, set) === this.#keys.of(address, released) ? released : set;
  }

  #keyOf(kind: Kind, address: URL, set: ActiveSet): string {
    return `${set.candidates.length > 0 ? CANARY : ''}${kind}${this.#keys.of(address, set)}`;
  }

  async #render(address: URL, set: ActiveSet, as: PageForm): Promise<RenderResult> {
    const { requests, widgets } = this.#options;
    const page = await requests.page(set, address, as);
    this.#keys.learn(address, set, page.asked);
    const shown = page.kind === 'page' ? page.shown : null;
    const manifest = shown && set.remotes.get(shown.remote)?.manifest;
    if (manifest) widgets.learn(manifest, shown.page, shown.widgets);
    return page;
  }
}

/** Answers data requests with 200 whatever the page's status: browsers log other statuses as errors. */
function jsonAnswer(
  body: string,
  { isFailure = false, isRefusal = false, isCacheable = true } = {},
): StoredAnswer {
  const flags = { isFailure, isRefusal, isCacheable };
  return new StoredAnswer({ kind: 'body', status: 200, type: JSON_TYPE, body, ...flags });
}

function dataAnswer(answer: DataAnswer): StoredAnswer {
  return jsonAnswer(JSON.stringify(answer));
}

/** Generated files are cached by browsers, as their area's headers say, and not by the shell. */
function fileAnswer({
  status,
  headers,
  body,
}: Extract<RenderResult, { kind: 'file' }>['file']): StoredAnswer {
  const type = headers['content-type'] ?? 'application/octet-stream';
  return new StoredAnswer({ kind: 'body', status, type, body, headers, isCacheable: false });
}

/** Derives the caching flags from a page's status. */
function flagsOf(status: number) {
  return { isFailure: status >= 500, isRefusal: status >= 400 && status < 500 };
}
