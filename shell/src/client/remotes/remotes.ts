import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { RouteObject } from 'react-router';
import { prepareWidgets } from '@careers/platform';
import type { Area, AreaPage, PageRemote, Widget, WidgetSlotData } from '@careers/contract';
import type { Container, Containers } from '@careers/federation/browser';
import { runChunk } from './chunks.ts';

type KnownRemote = Container & Partial<Pick<PageRemote, 'widgets' | 'laterWidgets'>>;

/** The remotes of the page's release, and their loaded modules. */
export class Remotes {
  readonly #containers: Containers;
  readonly #known = new Map<string, KnownRemote>();
  readonly #areas = new Map<string, Promise<Area>>();

  constructor(containers: Containers) {
    this.#containers = containers;
  }

  /** Registers remotes and the widgets that they provide. */
  learn(remotes: readonly KnownRemote[]): void {
    for (const remote of remotes)
      this.#known.set(remote.name, { ...this.#known.get(remote.name), ...remote });
  }

  /** Resolves with a remote's routes; a failed load is retried at the next call. */
  async routesOf(name: string): Promise<RouteObject[]> {
    return (await this.#area(name)).pages.map((page) => pageRoute(name, page));
  }

  /** Whether a remote's routes are loaded or loading. */
  isLoading(name: string): boolean {
    return this.#areas.has(name);
  }

  /** Requests a page's containers and chunks in parallel. */
  runAhead(files: Iterable<string>): void {
    for (const file of files) {
      const container = [...this.#known.values()].find(({ entry }) => entry === file);
      if (container) this.#containers.start(container);
      else runChunk(file);
    }
  }

  /** Loads the modules of a likely page; failures are retried on use. */
  async preparePage(name: string, pathname: string): Promise<void> {
    const { pages } = await this.#area(name);
    await pages.find(({ paths }) => paths.some((path) => matchPath(path, pathname)))?.load();
  }

  /** The module of a slot's widget. Rejects when it cannot be loaded. */
  async widget({ widget, remote: served }: WidgetSlotData): Promise<Widget> {
    const remote = [...this.#known.values()].find(({ name, version }) => `${name}@${version}` === served);
    if (!remote) throw new Error(`${widget} is served by ${served}, which is not in this page's release.`);
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
function pageRoute(remote: string, page: AreaPage): RouteObject {
  const id = `${remote}/${page.id}`;
  return {
    id,
    loader: () => null,
    lazy: async () => ({ Component: (await page.load()).default as ComponentType }),
    children: page.paths.map((path, index) => ({ id: `${id}/${index}`, path, element: null })),
  };
}
