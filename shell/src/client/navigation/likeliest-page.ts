import { pageOf } from '@careers/platform/follow-links';
import { prefetchScripts } from '../remotes/chunks.ts';
import type { KnownPage, KnownRelease } from './known-release.ts';
import { hasRoomForPrefetch } from './prefetch.ts';

/** The page has come to rest: what is fetched now keeps nobody waiting. */
const REST_MILLISECONDS = 2_500;

let timer: number | undefined;

/** Fetches the scripts of the page that the most links of the one shown lead to, once that has come to rest. */
export function prefetchLikeliestPage(release: KnownRelease): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (hasRoomForPrefetch()) prefetchScripts(likeliestPage(release)?.files ?? []);
  }, REST_MILLISECONDS);
}

function likeliestPage(release: KnownRelease): KnownPage | undefined {
  const shown = release.pageAt(window.location.pathname)?.page;
  const votes = new Map<KnownPage['page'], { count: number; known: KnownPage }>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const known = release.pageAt(pageOf(link)?.pathname ?? '');
    if (!known || known.page === shown) continue;
    votes.set(known.page, { count: (votes.get(known.page)?.count ?? 0) + 1, known });
  }
  const [likeliest] = [...votes.values()].sort((one, other) => other.count - one.count);
  return likeliest?.known;
}
