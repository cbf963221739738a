import { matchRoutes } from 'react-router';
import { findClaimant } from '@careers/contract';
import type { AreaFile, AreaPage, AreaRedirect, RemoteManifest } from '@careers/contract';
import { manifestsOf } from '../releases/release-set.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

/** Match of a path. */
export type Target =
  | { kind: 'page'; remote: RemoteManifest; page: AreaPage }
  | { kind: 'file'; remote: RemoteManifest; file: AreaFile }
  | { kind: 'redirect'; redirect: AreaRedirect }
  /** Its remote cannot be loaded. */
  | { kind: 'unavailable' }
  /** One of the shell's own few pages, or nobody's. */
  | { kind: 'shell' };

const UNAVAILABLE: Target = { kind: 'unavailable' };
const SHELL: Target = { kind: 'shell' };

/** No name in a path is as long, not even with each of its letters encoded (decisions.md#composition-and-caches). */
const MAX_SEGMENT_LENGTH = 600;

interface TargetRoute {
  path: string;
  handle: Target;
}

/** Routes of one release set. An area is asked for the paths that its remote claims, and no others. */
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

  /** Returns what stands at a path, the same object for all paths of one page. */
  match(pathname: string): Target {
    if (pathname.split('/').some(({ length }) => length > MAX_SEGMENT_LENGTH)) return SHELL;
    const claimant = findClaimant(this.#claims, pathname);
    // Nothing is released, or not known yet: no path is known not to exist.
    if (!claimant) return this.#claims.length === 0 ? UNAVAILABLE : SHELL;
    const routes = this.#routes.get(claimant.name);
    if (!routes) return UNAVAILABLE;
    const [match] = matchRoutes([...routes], pathname) ?? [];
    return match?.route.handle ?? SHELL;
  }
}
