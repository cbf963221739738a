import { pageOf } from '@careers/platform/follow-links';
import type { PageAnswer } from '@careers/contract';
import { prefetchScripts, scriptsOf } from '../remotes/chunks.ts';
import type { KnownPage, KnownRelease } from './known-release.ts';
import { hasRoomForPrefetch } from './prefetch.ts';

/** The page is idle: prefetching delays nothing. */
const REST_MILLISECONDS = 1_500;

let timer: number | undefined;
/** Of the widgets of this page, and of those that were left before they came to rest. */
const widgetFiles = new Set<string>();

/**
 * Prefetches the scripts of likely next steps once the page is idle: its widgets, and the page that most links lead
 * to.
 */
export function prefetchNext(shown: PageAnswer, release: KnownRelease): void {
  window.clearTimeout(timer);
  for (const file of filesOfWidgets(shown)) widgetFiles.add(file);
  timer = window.setTimeout(() => {
    if (hasRoomForPrefetch()) prefetchScripts([...widgetFiles, ...(likeliestPage(release)?.files ?? [])]);
    widgetFiles.clear();
  }, REST_MILLISECONDS);
}

/** Including widgets that were never in view, for the way back to this page. */
function filesOfWidgets({ remotes }: PageAnswer): string[] {
  return remotes.flatMap(({ entry, widgets, laterWidgets }) =>
    scriptsOf(entry, [...Object.values(widgets), ...Object.values(laterWidgets)].flat()),
  );
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
