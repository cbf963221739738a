import type { PageAnswer } from '@careers/contract';
import { showCurrentPage } from '../layout/current-page.ts';
import { releaseStyles } from '../styles/page-styles.ts';
import { showHead } from './head-sync.ts';

/**
 * Returns what shows the rest of a page as it is committed: its styles, its head, the menu's marks. Before that, they would
 * cost the page that is left a frame of its own.
 */
export function showCommittedPage(shown: () => PageAnswer): () => void {
  let committed = shown();
  return () => {
    releaseStyles();
    if (committed === shown()) return;
    committed = shown();
    showHead(committed.head);
    showCurrentPage(window.location.pathname);
  };
}
