import type { DataAnswer } from '@careers/contract';
import type { PageLoader } from '../rendering/page-loader.ts';
import type { PageRenderer } from '../rendering/page-renderer.tsx';
import type { PageRequests } from '../rendering/page-requests.ts';
import { RouteTable } from '../rendering/route-table.ts';
import { releaseMap } from '../releases/release-map.ts';
import type { WidgetsOfPages } from '../releases/release-map.ts';
import type { ReleaseSet } from '../releases/release-sets.ts';
import type { Freshness } from '../stale-cache.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { PageKeys } from './page-keys.ts';
import { StoredAnswer } from './stored-answer.ts';

const HTML = 'text/html; charset=utf-8';
/** Of the keys of data answers. */
const DATA = 'data ';
const JSON_TYPE = 'application/json; charset=utf-8';

export interface SitePagesOptions {
  cache: PageCache;
  loader: PageLoader;
  renderer: PageRenderer;
  requests: PageRequests;
  widgets: WidgetsOfPages;
  /** Name of the shell's build. */
  build: string;
}

/** The pages of the site as documents and as data answers, and the files of areas, by release set. */
export class SitePages {
  readonly #options: SitePagesOptions;
  readonly #tables = new WeakMap<ReleaseSet, RouteTable>();
  readonly #maps = new WeakMap<ReleaseSet, { widgets: number; answer: StoredAnswer }>();
  readonly #keys = new PageKeys();
  readonly #madeFor = new WeakMap<StoredAnswer, string>();

  constructor(options: SitePagesOptions) {
    this.#options = options;
  }

  /** Returns an address as the page there is shown it: without the parameters that it does not know. */
  addressOf(url: URL, set: ReleaseSet): URL {
    const { target } = this.#match(url, set);
    return pageAddress(url, target.kind === 'page' ? target.page.searchParams : undefined);
  }

  /** Whether a document would be served at once. */
  stateOf(address: URL, set: ReleaseSet): Freshness {
    return this.#options.cache.stateOf(this.#keys.of(address, set));
  }

  /** Returns the page as a document. */
  document(address: URL, set: ReleaseSet): Promise<StoredAnswer> | StoredAnswer {
    return this.#kept('', address, set, async () => {
      const loaded = await this.#load(address, set, true);
      if (loaded.kind === 'redirect') return new StoredAnswer(loaded);
      const { status, html, answer } = await this.#options.renderer.render(loaded);
      this.#keys.learn(address, set, loaded.scope.asked);
      // Made along with it, so that a visitor who comes to the page from another one need not wait.
      const { isKept } = loaded;
      if (status < 500 && isKept)
        this.#options.cache.set(DATA + this.#keys.of(address, set), jsonAnswer(answer, standing(status)));
      return new StoredAnswer({ kind: 'body', status, type: HTML, body: html, ...standing(status), isKept });
    });
  }

  /** Returns what a navigation in the browser to this page is answered (`DATA_PREFIX`). */
  data(address: URL, set: ReleaseSet): Promise<StoredAnswer> | StoredAnswer {
    return this.#kept(DATA, address, set, async () => {
      if (this.#match(address, set).target.kind === 'file') return jsonAnswer(JSON.stringify(DOCUMENT));
      const loaded = await this.#load(address, set, false);
      if (loaded.kind === 'redirect')
        return jsonAnswer(
          JSON.stringify({ kind: 'redirect', location: loaded.location } satisfies DataAnswer),
        );
      const answer = this.#options.renderer.answer(loaded);
      return jsonAnswer(JSON.stringify(answer), { ...standing(answer.status), isKept: loaded.isKept });
    });
  }

  /** Returns where every page of a release set is, as JSON (`ReleaseMap`). */
  map(set: ReleaseSet): StoredAnswer {
    const { build, widgets } = this.#options;
    const known = this.#maps.get(set);
    if (known?.widgets === widgets.count) return known.answer;
    const answer = jsonAnswer(JSON.stringify(releaseMap(set, build, widgets)));
    this.#maps.set(set, { widgets: widgets.count, answer });
    return answer;
  }

  /**
   * Returns the answer of a path that is a file of an area. Null when the path is a page's, and when the file cannot be
   * had: the page that is sent instead tells visitors why.
   */
  async file(url: URL, set: ReleaseSet): Promise<Response | null> {
    const { target, params } = this.#match(url, set);
    if (target.kind !== 'file') return null;
    const { answer } = await target.file.loadServer();
    const request = new Request(url);
    const made = await this.#options.requests
      .ask({ request, params }, (asked) => answer(asked))
      .catch((thrown: unknown) => thrown);
    return made instanceof Response ? made : null;
  }

  /** An answer from the cache. It is kept by what has taken part in it, which its making tells. */
  #kept(
    kind: '' | typeof DATA,
    address: URL,
    set: ReleaseSet,
    make: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> | StoredAnswer {
    const key = () => kind + this.#keys.of(address, set);
    const made = this.#options.cache.get(
      key(),
      async () => {
        const answer = await make();
        this.#madeFor.set(answer, key());
        return answer;
      },
      key,
    );
    if (!(made instanceof Promise)) return made;
    // Where the page has asked for a widget that it never did before, others may have waited for it with another version.
    return made.then((answer) =>
      this.#madeFor.get(answer) === key() ? answer : this.#kept(kind, address, set, make),
    );
  }

  async #load(url: URL, set: ReleaseSet, isRendered: boolean) {
    const loaded = await this.#options.loader.load(url, this.#match(url, set).target, set, isRendered);
    if (loaded.kind === 'page') this.#options.widgets.learn(loaded);
    this.#keys.learn(url, set, loaded.kind === 'page' ? loaded.scope.asked : []);
    return loaded;
  }

  #match(url: URL, set: ReleaseSet) {
    const table = this.#tables.get(set) ?? new RouteTable(set);
    this.#tables.set(set, table);
    return table.match(url.pathname);
  }
}

const DOCUMENT: DataAnswer = { kind: 'document' };

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
