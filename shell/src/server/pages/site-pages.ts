import { DATA_PREFIX } from '@careers/contract';
import type { DataAnswer } from '@careers/contract';
import { fileAnswer } from '../rendering/file-answer.ts';
import type { FileAnswer } from '../rendering/file-answer.ts';
import type { PageLoader } from '../rendering/page-loader.ts';
import type { PageRenderer } from '../rendering/page-renderer.tsx';
import type { PageRequests } from '../rendering/page-requests.ts';
import { RouteTable } from '../rendering/route-table.ts';
import { releaseMap } from '../releases/release-map.ts';
import type { WidgetsOfPages } from '../releases/release-map.ts';
import type { ReleaseSet } from '../releases/release-sets.ts';
import type { Freshness } from '../stale-cache.ts';
import type { PageCache } from './page-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

const HTML = 'text/html; charset=utf-8';
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

  constructor(options: SitePagesOptions) {
    this.#options = options;
  }

  /** Whether a document would be served at once. */
  stateOf(url: URL, set: ReleaseSet): Freshness {
    return this.#options.cache.stateOf(documentKey(url, set));
  }

  /** Returns the page as a document. */
  document(url: URL, set: ReleaseSet): Promise<StoredAnswer> | StoredAnswer {
    return this.#options.cache.get(documentKey(url, set), async () => {
      const loaded = await this.#load(url, set, true);
      if (loaded.kind === 'redirect') return new StoredAnswer(loaded);
      const { status, html, answer } = await this.#options.renderer.render(loaded);
      // Made along with it, so that a visitor who comes to the page from another one need not wait.
      const { isKept } = loaded;
      if (status < 500 && isKept)
        this.#options.cache.set(dataKey(url, set), jsonAnswer(answer, standing(status)));
      return new StoredAnswer({
        kind: 'body',
        status,
        type: HTML,
        body: html,
        ...standing(status),
        isKept,
      });
    });
  }

  /** Returns what a navigation in the browser to this page is answered (`DATA_PREFIX`). */
  data(url: URL, set: ReleaseSet): Promise<StoredAnswer> | StoredAnswer {
    return this.#options.cache.get(dataKey(url, set), async () => {
      if (this.#match(url, set).target.kind === 'file') return jsonAnswer(JSON.stringify(DOCUMENT));
      const loaded = await this.#load(url, set, false);
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
  async file(url: URL, set: ReleaseSet): Promise<FileAnswer | null> {
    const { target, params } = this.#match(url, set);
    if (target.kind !== 'file') return null;
    const { answer } = await target.file.loadServer();
    const request = new Request(url);
    const made = await this.#options.requests
      .ask({ request, params }, (asked) => answer(asked))
      .catch((thrown: unknown) => thrown);
    return made instanceof Response ? fileAnswer(made) : null;
  }

  async #load(url: URL, set: ReleaseSet, isRendered: boolean) {
    const loaded = await this.#options.loader.load(url, this.#match(url, set).target, set, isRendered);
    if (loaded.kind === 'page') this.#options.widgets.learn(loaded);
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

function documentKey({ pathname, search }: URL, { key, missing }: ReleaseSet): string {
  return `${key}|${missing.length}|${pathname}${search}`;
}

function dataKey(url: URL, set: ReleaseSet): string {
  return `${DATA_PREFIX}|${documentKey(url, set)}`;
}
