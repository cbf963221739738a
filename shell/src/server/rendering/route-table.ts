import { matchRoutes } from 'react-router';
import { findClaimant } from '@careers/contract';
import type { AreaFile, AreaPage, AreaRedirect, RemoteManifest } from '@careers/contract';
import { manifestsOf } from '../releases/release-set.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

/** Result of matching a path. */
export type Target =
  | { kind: 'page'; remote: RemoteManifest; page: AreaPage }
  | { kind: 'file'; remote: RemoteManifest; file: AreaFile }
  | { kind: 'redirect'; redirect: AreaRedirect }
  /** Its remote cannot be loaded. */
  | { kind: 'unavailable' }
  /** A page of the shell, or an unclaimed path. */
  | { kind: 'shell' };

const UNAVAILABLE: Target = { kind: 'unavailable' };
const SHELL: Target = { kind: 'shell' };

/** Longer than any name in a path, even percent-encoded (decisions.md#composition-and-caches). */
const MAX_SEGMENT_LENGTH = 600;

interface TargetRoute {
  path: string;
  handle: Target;
}

/** Routes of one release set. An area is only asked for paths that its remote claims. */
export class RouteTable {
  readonly #claims: readonly { name: string; mount: readonly string[] }[];
  readonly #routes: ReadonlyMap<string, readonly TargetRoute[]>;

  constructor(set: Pick<ReleaseSet, 'remotes' | 'missing'>) {
    this.#claims = [...manifestsOf(set), ...set.missing];
    this.#routes = new Map(
      [...set.remotes].map(([name, { manifest, area }]) => [
        name,
        [
          ...(area?.pages ?? []).flatMap((page) => {
            const target: Target = { kind: 'page', remote: manifest, page };
            return page.paths.map((path) => ({ path, handle: target }));
          }),
          ...(area?.files ?? []).map((file) => ({
            path: file.path,
            handle: { kind: 'file', remote: manifest, file } satisfies Target,
          })),
          ...(area?.redirects ?? []).map((redirect) => ({
            path: redirect.from,
            handle: { kind: 'redirect', redirect } satisfies Target,
          })),
        ],
      ]),
    );
  }

  /** Returns the target of a path; the same object for all paths of a page. */
  match(pathname: string): Target {
    if (pathname.split('/').some(({ length }) => length > MAX_SEGMENT_LENGTH)) return SHELL;
    const claimant = findClaimant(this.#claims, pathname);
    // Without any known release, no path can be a 404.
    if (!claimant) return this.#claims.length === 0 ? UNAVAILABLE : SHELL;
    const routes = this.#routes.get(claimant.name);
    if (!routes) return UNAVAILABLE;
    const [match] = matchRoutes([...routes], pathname) ?? [];
    return match?.route.handle ?? SHELL;
  }
}
