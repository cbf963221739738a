import { LRUCache } from 'lru-cache';
import { RemoteLoader } from '@careers/federation/node';
import type { LoadedRemote, SharedLibraries } from '@careers/federation/node';
import type { AreaContext, RemoteManifest, ShellManifest } from '@careers/contract';
import type { DataAnswer } from '../../protocol/page-answer.ts';
import { CachedApi } from '../api/cached-api.ts';
import { backendAccess } from '../backends/backend-access.ts';
import { Backends } from '../backends/backends.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import { ContributionsOfSets } from '../releases/set-contributions.ts';
import { checkSize } from '../render-processes/check-result.ts';
import type {
  Answers,
  PageContent,
  PageForm,
  Questions,
  RenderResult,
  RenderSettings,
  SetVersions,
} from '../render-processes/messages.ts';
import { sitemapFiles } from '../well-known/sitemap-xml.ts';
import { PageHandlers } from './page-handlers.ts';
import { PageLoader } from './page-loader.ts';
import type { LoadedPage } from './page-loader.ts';
import { PageRenderer } from './page-renderer.tsx';
import { PageRequests } from './page-requests.ts';
import { serverPlaces, withPlaces } from './places.ts';
import { faultOfPage, inRequestScope, newScope, requestScope } from './request-scope.ts';
import type { RequestScope } from './request-scope.ts';
import { RouteTable } from './route-table.ts';
import type { Target } from './route-table.ts';
import { serverWidgets } from './server-widgets.ts';

type OnError = (message: string, cause: unknown) => void;

/** Maximum number of cached release sets; others are composed again. */
const MAX_SETS = 64;

/** Files have no data for a client-side navigation: the browser must request them directly. */
const IS_DOCUMENT: PageContent = {
  kind: 'page',
  status: 200,
  html: null,
  data: JSON.stringify({ kind: 'document' } satisfies DataAnswer),
  isCacheable: true,
  shown: null,
};

/** Runs remotes in a render process, and renders pages of release sets. */
export class RenderService {
  readonly #context: AreaContext;
  /** Verified copies passed to the process, by `name@version`; it can load no others. */
  readonly #copies = new Map<string, Questions['load']>();
  readonly #remotes: RemoteLoader;
  readonly #loaded = new Map<string, LoadedRemote>();
  readonly #sets = new LRUCache<string, { set: ReleaseSet; table: RouteTable }>({ max: MAX_SETS });
  readonly #loader: PageLoader;
  readonly #renderer: PageRenderer;

  constructor(settings: RenderSettings, libraries: SharedLibraries, onApiError: OnError) {
    const { configuration, apiUrl, backends: backendSettings, scripts, reloadPages, layoutVetoes } = settings;
    // Records faults of remotes only, not outages of the API, so that candidates are judged by their own.
    const onError: OnError = (message, cause) => {
      faultOfPage(withPlaces(message, serverPlaces(cause)));
      onApiError(message, cause);
    };
    const api = new CachedApi({ apiUrl, onError: onApiError });
    const context: AreaContext = { api: { baseUrl: apiUrl, fetch: api.fetch }, configuration };
    const backends = new Backends(backendSettings);
    const backendsOf = (remote: RemoteManifest) => backendAccess(backends, remote);
    const loadWidget = serverWidgets({ ...context, backendsOf, onError });
    this.#context = context;
    this.#remotes = new RemoteLoader(
      {
        fetch: (...of) => Promise.resolve(this.#copy(...of).manifest),
        copyOf: (...of) => this.#copy(...of).directory,
      },
      libraries,
    );
    const contributions = new ContributionsOfSets(layoutVetoes);
    const requests = new PageRequests({
      context,
      loadWidget,
      backendsOf,
      contributions: () => contributions.of(requestScope().releaseSet),
      onError,
    });
    this.#loader = new PageLoader({ handlers: new PageHandlers(requests), loadWidget, onError });
    this.#renderer = new PageRenderer({ context, loader: this.#loader, contributions, scripts, reloadPages });
  }

  /** Modules shared with remotes. */
  get shared(): ShellManifest['shared'] {
    return this.#remotes.shared;
  }

  /** Loads a verified copy; rejects if it breaks the contract. */
  async load({ manifest, directory }: Questions['load']): Promise<Answers['load']> {
    this.#copies.set(`${manifest.name}@${manifest.version}`, { manifest, directory });
    const remote = await this.#remotes.load(manifest.name, manifest.version);
    this.#loaded.set(`${manifest.name}@${manifest.version}`, remote);
    return (remote.area?.pages ?? []).map(({ id, paths, searchParams, hasAction }) => ({
      id,
      paths: [...paths],
      ...(searchParams && { searchParams: [...searchParams] }),
      ...(hasAction && { hasAction }),
    }));
  }

  async page({
    url: address,
    as,
    set: asked,
    submission,
    preview,
  }: Questions['page']): Promise<RenderResult> {
    const { set, table } = this.#set(asked);
    const url = new URL(address);
    const scope = newScope(set, { isRendered: as !== 'data', submission, preview });
    const content = await inRequestScope(scope, () =>
      this.#content(url, as, table.match(url.pathname), scope),
    );
    return { ...content, faults: scope.faults, asked: [...scope.asked] };
  }

  async sitemap({ name, set }: Questions['sitemap']): Promise<Uint8Array[]> {
    return sitemapFiles(this.#context, name, [...this.#set(set).set.remotes.values()]);
  }

  async #content(url: URL, as: PageForm, target: Target, scope: RequestScope): Promise<PageContent> {
    if (target.kind === 'file' && as !== 'document') return IS_DOCUMENT;
    const loaded = await this.#loader.load(url, target, scope);
    if (loaded.kind === 'redirect') return loaded;
    if (scope.file) return { kind: 'file', file: scope.file };
    const { html, answer } = await this.#renderer.render(loaded, as);
    const text = { html, data: JSON.stringify(answer) };
    checkSize(text);
    const { isCacheable } = loaded;
    return { kind: 'page', status: answer.status, ...text, isCacheable, shown: shownBy(loaded) };
  }

  #copy(name: string, version: string): Questions['load'] {
    const copy = this.#copies.get(`${name}@${version}`);
    if (!copy) throw new Error(`${name}@${version} was not given to this process.`);
    return copy;
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
    const loaded = { set, table: new RouteTable(set) };
    this.#sets.set(name, loaded);
    return loaded;
  }
}

/** Returns the owner of a page, with its initially visible widgets; null for the shell's own pages. */
function shownBy({ target, scope }: LoadedPage): Extract<PageContent, { kind: 'page' }>['shown'] {
  if (target.kind !== 'page') return null;
  const widgets = [...scope.slots.values()].filter(({ opensLater }) => !opensLater);
  return { remote: target.remote.name, page: target.page.id, widgets: widgets.map(({ widget }) => widget) };
}
