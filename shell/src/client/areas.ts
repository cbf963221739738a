import { findClaimant } from '@careers/contract';
import type { AreaContext, AreaHandle } from '@careers/contract';
import type { BrowserRemote, BrowserRemotes } from '@careers/federation/browser';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** Loads areas, each once, and gives their routes. */
export class Areas {
  readonly #remotes: readonly BrowserRemote[];
  readonly #federation: BrowserRemotes;
  readonly #context: AreaContext;
  readonly #routes = new Map<string, Promise<RouteObject[]>>();

  constructor(remotes: readonly BrowserRemote[], federation: BrowserRemotes, context: AreaContext) {
    this.#remotes = remotes;
    this.#federation = federation;
    this.#context = context;
  }

  /** Resolves with the routes of a remote; a failed load is tried again at the next call. */
  routesOf(name: string): Promise<RouteObject[]> {
    const known = this.#routes.get(name);
    if (known) return known;
    const loading = this.#load(name);
    this.#routes.set(name, loading);
    loading.catch(() => this.#routes.delete(name));
    return loading;
  }

  /** Resolves with the routes for a pathname, the same at each call; none when nobody claims it. */
  async routesFor(pathname: string): Promise<RouteObject[]> {
    const claimant = findClaimant(this.#remotes, pathname);
    return claimant ? this.routesOf(claimant.name) : [];
  }

  /** Loads the scripts of the page at a pathname, and nothing of the API. */
  async prepare(pathname: string): Promise<void> {
    const claimant = findClaimant(this.#remotes, pathname);
    if (!claimant) return;
    const matches = matchRoutes(await this.routesOf(claimant.name), pathname) ?? [];
    await Promise.all(matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : null)));
  }

  async #load(name: string): Promise<RouteObject[]> {
    const remote = this.#remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`${name} is not in this page's release set.`);
    const area = await this.#federation.area(remote);
    // Only the server makes files: a navigation to one finds no route here, and asks it.
    return area.routes(this.#context).filter((route) => !(route.handle as AreaHandle | undefined)?.isFile);
  }
}
