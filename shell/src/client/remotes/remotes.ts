import { createElement } from 'react';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { prepareWidgets } from '@careers/platform';
import type { Area, AreaPage, Widget, WidgetSlotData } from '@careers/contract';
import type { Container, Containers } from '@careers/federation/browser';
import { IncomingPage } from '../server-navigation/incoming-page.tsx';
import { request, runChunk, scriptsOf } from './chunks.ts';
import { PageModule } from './page-module.ts';
import type { PageRemote } from '../../protocol/page-answer.ts';
import type { MappedRemote } from '../../protocol/release-map.ts';

/** A page listed by an area, or with its scripts in the release map. */
type ListedPage = Pick<AreaPage, 'id' | 'paths'> & { files?: readonly string[] };

type KnownRemote = Container & Partial<Pick<PageRemote, 'widgets' | 'laterWidgets'>>;

/** The remotes of the page's release, and their loaded modules. */
export class Remotes {
  readonly #containers: Containers;
  readonly #known = new Map<string, KnownRemote>();
  readonly #areas = new Map<string, Promise<Area>>();

  constructor(containers: Containers) {
    this.#containers = containers;
  }

  learn(remotes: readonly KnownRemote[]): void {
    for (const remote of remotes)
      this.#known.set(remote.name, { ...this.#known.get(remote.name), ...remote });
  }

  /** Resolves with a remote's routes, which its area lists; a failed load is retried at the next call. */
  async routesOf(name: string): Promise<RouteObject[]> {
    return this.#routes(name, (await this.#area(name)).pages);
  }

  /** The same routes from the release map, without loading the area. */
  mappedRoutes({ name, entry, pages }: MappedRemote): RouteObject[] {
    return this.#routes(
      name,
      pages.map((page) => ({ ...page, files: scriptsOf(entry, page.files) })),
    );
  }

  /** Returns true if a remote's routes are loaded or loading. */
  isLoading(name: string): boolean {
    return this.#areas.has(name);
  }

  /** Requests a page's containers and chunks in parallel. */
  runAhead(files: Iterable<string>): void {
    for (const file of files) {
      const container = this.#containerOf(file);
      if (container) this.#containers.start(container);
      else runChunk(file);
    }
  }

  /** Preloads scripts that run soon; containers with their integrity. */
  preload(files: readonly string[]): void {
    for (const file of files) {
      const integrity = this.#containerOf(file)?.integrity;
      request(file, {
        rel: 'preload',
        fetchPriority: 'low',
        ...(integrity !== undefined && { integrity, crossOrigin: 'anonymous' }),
      });
    }
  }

  /** Loads the module of a slot's widget; rejects on failure. */
  async widget({ widget, remote: served }: WidgetSlotData): Promise<Widget> {
    const remote = [...this.#known.values()].find(({ name, version }) => `${name}@${version}` === served);
    if (!remote) throw new Error(`${served} is not in this page's release.`);
    this.runAhead(remote.widgets?.[widget] ?? remote.laterWidgets?.[widget] ?? []);
    return this.#containers.widget(remote, widget);
  }

  /** Loads the widgets' modules of a pending page; failures are retried on use. */
  async prepareWidgets(remotes: readonly PageRemote[]): Promise<void> {
    const modules = remotes.flatMap((remote) =>
      Object.keys(remote.widgets).map((widget) => this.#containers.widget(remote, widget)),
    );
    if (modules.length > 0) await Promise.allSettled([prepareWidgets(), ...modules]);
  }

  #containerOf(file: string): KnownRemote | undefined {
    return [...this.#known.values()].find(({ entry }) => entry === file);
  }

  #routes(name: string, pages: readonly ListedPage[]): RouteObject[] {
    return pages.map(({ id, paths, files = [] }) => {
      const module = new PageModule(() => {
        // In parallel, as the container would request them sequentially.
        this.runAhead(files);
        return this.#component(name, id);
      });
      return pageRoute(`${name}/${id}`, paths, module);
    });
  }

  async #component(name: string, id: string): Promise<ComponentType> {
    const page = (await this.#area(name)).pages.find((each) => each.id === id);
    if (!page) throw new Error(`${name}/${id} is not in this page's release.`);
    return (await page.load()).default as ComponentType;
  }

  #area(name: string): Promise<Area> {
    const known = this.#areas.get(name);
    if (known) return known;
    const remote = this.#known.get(name);
    const area = remote
      ? this.#containers.area(remote)
      : Promise.reject(new Error(`${name} is not in this page's release.`));
    this.#areas.set(name, area);
    area.catch(() => this.#areas.delete(name));
    return area;
  }
}

/** The same routes as the server's (`server/rendering/page-handlers.ts`); their data are in the page's answer. */
function pageRoute(id: string, paths: readonly string[], module: PageModule): RouteObject {
  return {
    id,
    handle: module,
    loader: () => null,
    Component: () => createElement(IncomingPage, { module }),
    children: paths.map((path, index) => ({ id: `${id}/${index}`, path, element: null })),
  };
}

/** Returns the module of an area's route; undefined for the shell's own. */
export function moduleOf({ handle }: { handle?: unknown }): PageModule | undefined {
  return handle instanceof PageModule ? handle : undefined;
}

/** Loads what the current routes render, so that the first render is complete. */
export async function loadFirstPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, { ...(await route.lazy()), lazy: undefined });
      await moduleOf(route)?.load();
    }),
  );
}
