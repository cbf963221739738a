import { pageAt } from '../releases/page-at.ts';
import { releaseMap } from '../releases/release-map.ts';
import type { WidgetsOfPages } from '../releases/release-map.ts';
import type { ContributionsOfSets } from '../releases/set-contributions.ts';
import type { ActiveReleases } from '../render-processes/active-releases.ts';
import type { RecentAddresses } from '../rehearsals/recent-addresses.ts';
import { versionsOfPage } from '../render-processes/active-set.ts';
import type { ActiveSet } from '../render-processes/active-set.ts';
import type { PageForm, RenderResult, Submission } from '../render-processes/messages.ts';
import type { RenderRequests } from '../render-processes/render-requests.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import type { Freshness } from '../stale-cache.ts';
import { LastGoodPages } from './last-good-pages.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { PageKeys } from './page-keys.ts';
import { StoredAnswer } from './stored-answer.ts';
import type { DataAnswer } from '../../protocol/page-answer.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
export interface SitePagesOptions {
  cache: PageCache;
  requests: RenderRequests;
  releases: Pick<ActiveReleases, 'current'>;
  recent: Pick<RecentAddresses, 'add'>;
  widgets: WidgetsOfPages;
  contributions: ContributionsOfSets;
  scripts: ShellScripts;
}

/** Renders and caches pages by release set: as documents, as answers to navigations, and files of areas. */
export class SitePages {
  readonly #options: SitePagesOptions;
  readonly #maps = new WeakMap<ActiveSet, { widgets: number; answer: StoredAnswer }>();
  readonly #keys: PageKeys;
  readonly #lastGood = new LastGoodPages();
  readonly #renderedFor = new WeakMap<StoredAnswer, string>();

  constructor(options: SitePagesOptions) {
    this.#options = options;
    this.#keys = new PageKeys(options.contributions);
  }

  /** Returns the address without the query parameters that its page does not read. */
  addressOf(url: URL, set: ActiveSet): URL {
    return pageAddress(url, pageAt(set, url.pathname)?.searchParams);
  }

  /** Returns true if the page at an address has an action. */
  hasAction({ pathname }: URL, set: ActiveSet): boolean {
    return pageAt(set, pathname)?.hasAction ?? false;
  }

  /** Returns the response of a page's action: for one visitor, never stored. */
  async submit(address: URL, set: ActiveSet, submission: Submission): Promise<StoredAnswer> {
    const { requests } = this.#options;
    const page = set.preview
      ? await requests.preview(set, address, 'document', submission)
      : await requests.submit(this.#smallestSet(address, set), address, submission);
    if (page.kind === 'redirect') return new StoredAnswer(page);
    if (page.kind === 'file') throw new Error(`${address.pathname} answers a form with a file.`);
    const { status, html } = page;
    return new StoredAnswer({ kind: 'body', status, type: HTML, body: html ?? '', isCacheable: false });
  }

  stateOf(address: URL, set: ActiveSet): Freshness {
    return this.#options.cache.stateOf(this.#keyOf('document', address, this.#smallestSet(address, set)));
  }

  async document(address: URL, set: ActiveSet): Promise<StoredAnswer> {
    const answer = await this.#answer('document', address, set, (page, own) => {
      if (page.kind === 'redirect') return new StoredAnswer(page);
      if (page.kind === 'file') return fileAnswer(page.file);
      const { status, html, data, isCacheable } = page;
      // Caches its data too: a navigation to this page then needs no rendering.
      if (status < 500 && isCacheable)
        this.#options.cache.set(this.#keyOf('data', address, own), dataAnswer(data, { status }));
      return new StoredAnswer({ kind: 'body', status, type: HTML, body: html ?? '', isCacheable });
    });
    // A candidate's pages must not become last good pages: only its visitors may see them.
    return set.candidates.length > 0 ? answer : this.#lastGood.insteadOf(answer, address);
  }

  /** Returns the answer to a client-side navigation: data alone (`DATA_PREFIX`), or with HTML (`PAGE_PREFIX`). */
  navigation(as: 'data' | 'rendered', address: URL, set: ActiveSet): Promise<StoredAnswer> {
    return this.#answer(as, address, set, (page) => {
      if (page.kind === 'page') return dataAnswer(page.data, page);
      const answer: DataAnswer =
        page.kind === 'file' ? { kind: 'document' } : { kind: 'redirect', location: page.location };
      return dataAnswer(JSON.stringify(answer));
    });
  }

  map(set: ActiveSet): StoredAnswer {
    const { scripts, widgets } = this.#options;
    const known = this.#maps.get(set);
    if (known?.widgets === widgets.count) return known.answer;
    const answer = dataAnswer(JSON.stringify(releaseMap(set, scripts, widgets)));
    this.#maps.set(set, { widgets: widgets.count, answer });
    return answer;
  }

  async #answer(
    as: PageForm,
    address: URL,
    set: ActiveSet,
    toAnswer: (page: RenderResult, own: ActiveSet) => StoredAnswer,
  ): Promise<StoredAnswer> {
    const { requests } = this.#options;
    if (set.preview) return toAnswer(unstored(await requests.preview(set, address, as)), set);
    return requests.answer(this.#smallestSet(address, set), address, (own) =>
      this.#cached(as, address, own, async () => toAnswer(await this.#render(address, own, as), own)),
    );
  }

  /** Returns an answer from the cache. Its key lists the remotes that rendered it, known after rendering. */
  #cached(
    as: PageForm,
    address: URL,
    set: ActiveSet,
    render: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> | StoredAnswer {
    const key = () => this.#keyOf(as, address, set);
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
    // A render that requests a new widget changes the key; callers with another version of the widget must not share
    // it.
    return cached.then((answer) =>
      this.#renderedFor.get(answer) === key() ? answer : this.#cached(as, address, set, render),
    );
  }

  /** Returns the released set if no candidate is involved in the page, so that all visitors share its cache entry. */
  #smallestSet(address: URL, set: ActiveSet): ActiveSet {
    const released = this.#options.releases.current;
    if (set.candidates.length === 0 || !released) return set;
    return this.#keys.of(address, set) === this.#keys.of(address, released) ? released : set;
  }

  /** Keeps pages of candidates from visitors of released versions. */
  #keyOf(as: PageForm, address: URL, set: ActiveSet): string {
    return `${set.candidates.length > 0 ? 'canary' : 'released'} ${as} ${this.#keys.of(address, set)}`;
  }

  async #render(address: URL, set: ActiveSet, as: PageForm): Promise<RenderResult> {
    const { recent, requests, widgets } = this.#options;
    const page = await requests.page(set, address, as);
    this.#keys.learn(address, set, page.asked);
    if (page.kind === 'page' && page.status === 200 && page.isCacheable)
      recent.add(address, remotesOf(versionsOfPage(set, address.pathname, page.asked)));
    const shown = page.kind === 'page' ? page.shown : null;
    const manifest = shown && set.remotes.get(shown.remote)?.manifest;
    if (manifest) widgets.learn(manifest, shown.page, shown.widgets);
    return page;
  }
}

function remotesOf(versions: ReadonlySet<string>): string[] {
  return [...versions].map((version) => version.slice(0, version.lastIndexOf('@')));
}

/** Marks a page as private to one visitor. */
function unstored(page: RenderResult): RenderResult {
  return page.kind === 'page' ? { ...page, isCacheable: false } : page;
}

function dataAnswer(body: string, { status = 200, isCacheable = true } = {}): StoredAnswer {
  return new StoredAnswer({ kind: 'body', status, isData: true, type: JSON_TYPE, body, isCacheable });
}

/** Converts a generated file: browsers cache it by its area's headers, the shell does not. */
function fileAnswer({
  status,
  headers,
  body,
}: Extract<RenderResult, { kind: 'file' }>['file']): StoredAnswer {
  const type = headers['content-type'] ?? 'application/octet-stream';
  return new StoredAnswer({ kind: 'body', status, type, body, headers, isCacheable: false });
}
