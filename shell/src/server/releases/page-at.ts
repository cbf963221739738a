import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import { findClaimant } from '@careers/contract';
import type { MappedPage, MappedRemote } from './release-map.ts';
import { sizeOf } from '../stale-cache.ts';
import { manifestsOf } from './release-set.ts';
import type { SetOf } from './release-set.ts';

const MAX_PATHS = 5_000;
const MAX_BYTES = 8 * 1024 * 1024;

type FoundPages = LRUCache<string, { page: MappedPage | undefined }>;

/** Caches results as long as their set lives: React Router compiles every pattern for each path it matches. */
const found = new WeakMap<SetOf<MappedRemote>, FoundPages>();

/** Returns the page of a set at a path; undefined for a file, or an unclaimed path. */
export function pageAt(set: SetOf<MappedRemote>, pathname: string): MappedPage | undefined {
  const known: FoundPages =
    found.get(set) ??
    new LRUCache({
      max: MAX_PATHS,
      maxSize: MAX_BYTES,
      sizeCalculation: (_page, path) => sizeOf(path),
    });
  found.set(set, known);
  const cached = known.get(pathname);
  if (cached) return cached.page;
  const page = findPage(set, pathname);
  known.set(pathname, { page });
  return page;
}

function findPage(set: SetOf<MappedRemote>, pathname: string): MappedPage | undefined {
  const claimant = findClaimant(manifestsOf(set), pathname);
  const pages = (claimant && set.remotes.get(claimant.name)?.pages) ?? [];
  const routes = pages.flatMap((page) => page.paths.map((path) => ({ path, handle: page })));
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match?.route.handle;
}
