import { showCurrentPage } from '../layout/current-page.ts';
import { showHead } from './head-sync.ts';
import type { SiteRouter } from './site-router.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

/**
 * Returns what shows the rest of a page as it is committed: its fonts, head, the menu's marks. Before that, they would
 * cost the page that is left a frame of its own.
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
 * Scrolls a page that the visitor comes back to once more, right before its first paint: its widgets are there only then,
 * and without their height the router's scrolling ends too early, or the browser moves it (scroll anchoring).
 */
function restoreWholePosition(router: SiteRouter): void {
  requestAnimationFrame(() => {
    // Read as late as that: a second step back may come before the frame.
    const { restoreScrollPosition: top } = router.state;
    if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
  });
}
