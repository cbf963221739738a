import { showCurrentPage } from '../layout/current-page.ts';
import { showHead } from './head-sync.ts';
import type { SiteRouter } from './site-router.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

/**
 * Returns a function that updates fonts, head and menu marks when a page is committed; earlier, they would cost the
 * previous page an extra frame.
 */
export function showCommittedPage(
  router: SiteRouter,
  shown: () => PageAnswer,
  showLateFonts: () => void,
): () => void {
  let committed = shown();
  return () => {
    if (committed === shown()) return;
    committed = shown();
    showLateFonts();
    restoreWholePosition(router);
    showHead(committed.head);
    showCurrentPage(window.location.pathname);
  };
}

/**
 * Scrolls a revisited page again, right before its first paint: without the height of its widgets, which render only
 * then, the router's scrolling falls short, or scroll anchoring moves it.
 */
function restoreWholePosition(router: SiteRouter): void {
  requestAnimationFrame(() => {
    // Read this late, as a second step back may happen before the frame.
    const { restoreScrollPosition: top } = router.state;
    if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
  });
}
