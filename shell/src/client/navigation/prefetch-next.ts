import { pageOf } from '@careers/platform/follow-links';
import { prefetchScripts, scriptsOf } from '../remotes/chunks.ts';
import type { KnownPage, KnownRelease } from './known-release.ts';
import { hasRoomForPrefetch } from './prefetch.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

/** Delay before prefetching what going back needs. */
const BACK_MILLISECONDS = 400;
/** Idle time before prefetching further pages. */
const IDLE_MILLISECONDS = 1_500;

const timers: number[] = [];
/** Files of widgets on visited pages, until prefetched. */
const widgetFiles = new Set<string>();

/**
 * Prefetches the scripts of likely next steps: soon, the widgets of left pages; once idle, the page's own widgets, and
 * the most linked page.
 */
export function prefetchNext(shown: PageAnswer, release: KnownRelease): void {
  for (const timer of timers.splice(0)) window.clearTimeout(timer);
  const left = [...widgetFiles];
  for (const file of filesOfWidgets(shown)) widgetFiles.add(file);
  prefetchAfter(BACK_MILLISECONDS, () => left);
  prefetchAfter(IDLE_MILLISECONDS, () => {
    const widgets = [...widgetFiles];
    widgetFiles.clear();
    return [...widgets, ...(likeliestPage(release)?.files ?? [])];
  });
}

function prefetchAfter(milliseconds: number, files: () => readonly string[]): void {
  const prefetch = () => {
    if (hasRoomForPrefetch()) prefetchScripts(files());
  };
  timers.push(window.setTimeout(prefetch, milliseconds));
}

/** Includes widgets never in view, for going back to this page. */
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
