import { DATA_PREFIX } from '@careers/contract';
import type { DataAnswer } from '@careers/contract';
import type { LaneRequests } from '../lanes/lane-requests.ts';
import type { LanePage } from '../lanes/messages.ts';
import type { ServedSet } from '../lanes/served-set.ts';
import { releaseMap } from '../releases/release-map.ts';
import type { WidgetsOfPages } from '../releases/release-map.ts';
import type { Freshness } from '../stale-cache.ts';
import type { PageCache } from './page-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

export interface SitePagesOptions {
  cache: PageCache;
  requests: LaneRequests;
  widgets: WidgetsOfPages;
  /** Name of the shell's build. */
  build: string;
}

/** An answer, with the set that it is of: stable's, where a version on trial has none. */
export interface Answered {
  answer: StoredAnswer;
  set: ServedSet;
}

/** The pages of the site as documents and as data answers, and the files of areas, by release set. */
export class SitePages {
  readonly #options: SitePagesOptions;
  readonly #maps = new WeakMap<ServedSet, { widgets: number; answer: StoredAnswer }>();

  constructor(options: SitePagesOptions) {
    this.#options = options;
  }

  /** Whether a document would be served at once. */
  stateOf(url: URL, set: ServedSet): Freshness {
    return this.#options.cache.stateOf(documentKey(url, set));
  }

  /** Returns the page, or the file, at an address. */
  document(url: URL, set: ServedSet): Promise<Answered> {
    const { cache } = this.#options;
    return this.#answer(url, set, (own) =>
      cache.get(documentKey(url, own), async () => {
        const page = await this.#ask(url, own, 'document');
        if (page.kind === 'redirect') return new StoredAnswer(page);
        if (page.kind === 'file') return fileAnswer(page.file);
        const { status, html, data, isKept } = page;
        // Made along with it, so that a visitor who comes to the page from another one need not wait.
        if (status < 500 && isKept) cache.set(dataKey(url, own), jsonAnswer(data, standing(status)));
        return new StoredAnswer({
          kind: 'body',
          status,
          type: HTML,
          body: html ?? '',
          ...standing(status),
          isKept,
        });
      }),
    );
  }

  /** Returns what a navigation in the browser to this page is answered (`DATA_PREFIX`). */
  data(url: URL, set: ServedSet): Promise<Answered> {
    const { cache } = this.#options;
    return this.#answer(url, set, (own) =>
      cache.get(dataKey(url, own), async () => {
        const page = await this.#ask(url, own, 'data');
        if (page.kind === 'redirect')
          return jsonAnswer(
            JSON.stringify({ kind: 'redirect', location: page.location } satisfies DataAnswer),
          );
        if (page.kind === 'file')
          return jsonAnswer(JSON.stringify({ kind: 'document' } satisfies DataAnswer));
        return jsonAnswer(page.data, { ...standing(page.status), isKept: page.isKept });
      }),
    );
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

  async #answer(
    url: URL,
    set: ServedSet,
    ofSet: (set: ServedSet) => Promise<StoredAnswer> | StoredAnswer,
  ): Promise<Answered> {
    const { value, set: own } = await this.#options.requests.withFallback(set, url, ofSet);
    return { answer: value, set: own };
  }

  async #ask(url: URL, set: ServedSet, as: 'document' | 'data'): Promise<LanePage> {
    const { requests, widgets } = this.#options;
    const page = await (set.onTrial.length > 0
      ? requests.ofTrial(set, url, as)
      : requests.ofStable(set, url, as));
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

function documentKey({ pathname, search }: URL, { key, missing }: ServedSet): string {
  return `${key}|${missing.length}|${pathname}${search}`;
}

function dataKey(url: URL, set: ServedSet): string {
  return `${DATA_PREFIX}|${documentKey(url, set)}`;
}
