import { LRUCache } from 'lru-cache';
import type { Params } from 'react-router';
import { RemoteLoader } from '@careers/federation/node';
import type { LoadedRemote, SharedLibraries } from '@careers/federation/node';
import type { AreaContext, AreaFile, ShellManifest } from '@careers/contract';
import { CachedApi } from '../api/cached-api.ts';
import { sitemapXml } from '../well-known/sitemap-xml.ts';
import type { MappedPage } from '../releases/release-map.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { ContributionsOfSets } from '../releases/set-contributions.ts';
import { pack } from '../packing.ts';
import type { Packed, TextParts } from '../packing.ts';
import { fileAnswer } from '../rendering/file-answer.ts';
import type { FileAnswer } from '../rendering/file-answer.ts';
import { navigationOf } from '../rendering/load-navigation.ts';
import { PageHandlers } from '../rendering/page-handlers.ts';
import { PageLoader } from '../rendering/page-loader.ts';
import type { LoadedPage } from '../rendering/page-loader.ts';
import { PageRenderer } from '../rendering/page-renderer.tsx';
import { PageRequests } from '../rendering/page-requests.ts';
import { faultOfPage, inRequestScope, newScope, requestScope } from '../rendering/request-scope.ts';
import type { RequestScope } from '../rendering/request-scope.ts';
import { RouteTable } from '../rendering/route-table.ts';
import { serverWidgets } from '../rendering/server-widgets.ts';
import type {
  PageContent,
  PageForm,
  Questions,
  RenderResult,
  RenderSettings,
  SetVersions,
} from './messages.ts';
import type { DataAnswer, PageAnswer } from '../../protocol/page-answer.ts';

type OnError = (message: string, cause: unknown) => void;

/** Sets that are rendered at a time, with a few candidates: others are put together anew. */
const MAX_SETS = 64;

/** There is no page to show in place: a browser asks for the file itself. */
const IS_DOCUMENT: PageContent = {
  kind: 'page',
  status: 200,
  html: null,
  data: pack(JSON.stringify({ kind: 'document' } satisfies DataAnswer)),
  isKept: true,
  shown: null,
};

/** Runs remotes in a render process, and renders pages of sets of them. */
export class RenderService {
  readonly #context: AreaContext;
  /** Verified copies that the process was given, by `name@version`: it has no other way to any. */
  readonly #copies = new Map<string, Questions['load']>();
  readonly #remotes: RemoteLoader;
  readonly #loaded = new Map<string, LoadedRemote>();
  readonly #sets = new LRUCache<string, { set: ReleaseSet; table: RouteTable }>({ max: MAX_SETS });
  readonly #requests: PageRequests;
  readonly #loader: PageLoader;
  readonly #renderer: PageRenderer;
  readonly #onError: OnError;
  /** Pages that are being made. */
  #underWay = 0;

  constructor(settings: RenderSettings, libraries: SharedLibraries, onApiError: OnError) {
    const { configuration, apiUrl, scripts, reloadPages, layoutVetoes } = settings;
    // Not of the API's, which are no remote's fault: a candidate is judged by its own.
    const onError: OnError = (message, cause) => {
      faultOfPage(message);
      onApiError(message, cause);
    };
    this.#onError = onError;
    const api = new CachedApi({ apiUrl, onError: onApiError });
    const context: AreaContext = { api: { baseUrl: apiUrl, fetch: api.fetch }, configuration };
    const loadWidget = serverWidgets({ ...context, onError });
    this.#context = context;
    this.#remotes = new RemoteLoader(
      {
        fetch: (...of) => Promise.resolve(this.#copy(...of).manifest),
        copyOf: (...of) => this.#copy(...of).directory,
      },
      libraries,
    );
    const contributions = new ContributionsOfSets(layoutVetoes);
    this.#requests = new PageRequests({
      context,
      loadWidget,
      contributions: () => contributions.of(requestScope().releaseSet),
      onError,
    });
    this.#loader = new PageLoader({ handlers: new PageHandlers(this.#requests), loadWidget, onError });
    this.#renderer = new PageRenderer({
      context,
      loader: this.#loader,
      contributions,
      navigation: navigationOf(context),
      scripts,
      reloadPages,
    });
  }

  /** What remotes can take from this process. */
  get shared(): ShellManifest['shared'] {
    return this.#remotes.shared;
  }

  /** Loads a verified copy; rejects where it does not keep the contract. */
  async load({ manifest, directory }: Questions['load']): Promise<MappedPage[]> {
    this.#copies.set(`${manifest.name}@${manifest.version}`, { manifest, directory });
    const remote = await this.#remotes.load(manifest.name, manifest.version);
    this.#loaded.set(`${manifest.name}@${manifest.version}`, remote);
    return (remote.area?.pages ?? []).map(({ id, paths, searchParams }) => ({
      id,
      paths,
      ...(searchParams && { searchParams }),
    }));
  }

  /** Returns what stands at an address. */
  async page({ url: address, as, set: asked }: Questions['page']): Promise<RenderResult> {
    const { set, table } = this.#set(asked);
    const url = new URL(address);
    const scope = newScope(set, as !== 'data');
    this.#underWay += 1;
    try {
      const made = await inRequestScope(scope, () => this.#make(url, as, table, scope));
      return { ...made, faults: scope.faults, asked: [...scope.asked] };
    } finally {
      this.#underWay -= 1;
    }
  }

  async #make(url: URL, as: PageForm, table: RouteTable, scope: RequestScope): Promise<PageContent> {
    const { target, params } = table.match(url.pathname);
    if (target.kind === 'file') {
      if (as !== 'document') return IS_DOCUMENT;
      const file = await this.#file(new Request(url), params, target.file);
      if (file) return { kind: 'file', file };
    }
    const loaded = await this.#loader.load(url, target, scope);
    if (loaded.kind === 'redirect') return loaded;
    if (as === 'document') return this.#document(loaded);
    return this.#data(loaded, await this.#renderer.answer(loaded, as === 'rendered'));
  }

  /** Returns a sitemap of what the areas of a set say that they have. */
  async sitemap({ name, set }: Questions['sitemap']): Promise<Uint8Array> {
    return sitemapXml(this.#context, name, [...this.#set(set).set.remotes.values()]);
  }

  async #document(loaded: LoadedPage): Promise<PageContent> {
    const { status, html, answer } = await this.#renderer.render(loaded);
    return {
      kind: 'page',
      status,
      html: this.#pack(html),
      data: pack(answer, { isQuick: true }),
      isKept: loaded.isKept,
      shown: shownBy(loaded),
    };
  }

  #data(loaded: LoadedPage, answer: PageAnswer): PageContent {
    return {
      kind: 'page',
      status: answer.status,
      html: null,
      data: this.#pack(JSON.stringify(answer)),
      isKept: loaded.isKept,
      shown: shownBy(loaded),
    };
  }

  /** What the one who waits downloads for a shorter time is worth a millisecond, unless others wait for this thread. */
  #pack(text: string | TextParts): Packed {
    return pack(text, { isQuick: this.#underWay > 1 });
  }

  #copy(name: string, version: string): Questions['load'] {
    const copy = this.#copies.get(`${name}@${version}`);
    if (!copy) throw new Error(`${name}@${version} was not given to this process.`);
    return copy;
  }

  /** Null when the file cannot be had: the page that is sent instead tells visitors why. */
  async #file(request: Request, params: Params, { loadServer }: AreaFile): Promise<FileAnswer | null> {
    try {
      const { answer } = await loadServer();
      const made = await this.#requests.ask({ request, params }, (asked) => answer(asked));
      return made instanceof Response ? await fileAnswer(made) : null;
    } catch (error) {
      if (error instanceof Error)
        this.#onError(`${new URL(request.url).pathname} failed: ${String(error)}`, error);
      return null;
    }
  }

  #set({ key, versions, missing }: SetVersions): { set: ReleaseSet; table: RouteTable } {
    const name = [key, ...missing.map((each) => each.name)].join('|');
    const known = this.#sets.get(name);
    if (known) return known;
    const remotes = new Map(
      Object.entries(versions).map(([name, version]) => {
        const remote = this.#loaded.get(`${name}@${version}`);
        if (!remote) throw new Error(`${name}@${version} is not loaded in this process.`);
        return [name, remote];
      }),
    );
    const set = { key, remotes, missing };
    const made = { set, table: new RouteTable(set) };
    this.#sets.set(name, made);
    return made;
  }
}

/** Returns the owner of a page, with the widgets that it shows at once; null for a page of the shell's. */
function shownBy({ target, scope }: LoadedPage): Extract<PageContent, { kind: 'page' }>['shown'] {
  if (target.kind !== 'page') return null;
  const widgets = [...scope.slots.values()].filter(({ opensLater }) => !opensLater);
  return { remote: target.remote.name, page: target.page.id, widgets: widgets.map(({ widget }) => widget) };
}
