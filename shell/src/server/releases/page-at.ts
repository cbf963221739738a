import { matchRoutes } from 'react-router';
import { findClaimant } from '@careers/contract';
import type { MappedPage, MappedRemote } from './release-map.ts';
import { manifestsOf } from './release-set.ts';
import type { SetOf } from './release-set.ts';

/** Returns the page of a set at a path, as its remote tells where it is; undefined for a file, and for what is nobody's. */
export function pageAt(set: SetOf<MappedRemote>, pathname: string): MappedPage | undefined {
  const claimant = findClaimant(manifestsOf(set), pathname);
  const pages = (claimant && set.remotes.get(claimant.name)?.pages) ?? [];
  const routes = pages.flatMap((page) => page.paths.map((path) => ({ path, handle: page })));
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match?.route.handle;
}
