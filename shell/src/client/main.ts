import { keepEntries } from '@careers/platform/history-entries';
import { yieldToMain } from '@careers/platform/yield-to-main';
import { isChunkLoadError } from '../app/chunk-load-error.ts';
import { replayPage } from '../before-hydration/replay-page.ts';
import { isStaticPage } from './failures/static-page.ts';
import { find } from './layout/find.ts';
import { largestPicturePainted } from './largest-picture.ts';
import { followMovedTexts } from './moved-texts.ts';
import { startLayout } from './layout/start-layout.ts';
import { reloadForFreshScripts } from './navigation/reload-for-fresh-scripts.ts';
import { restorePosition } from './navigation/restore-position.ts';
import { PAGE_DATA_ID } from '../app/page-data.ts';
import type { PageData } from '../app/page-data.ts';
import { offerServerStyles, rehydrateStyles } from '../styles/browser.ts';

/**
 * Small entry: the layout becomes interactive first, the page once its scripts are loaded. Input in the page is
 * replayed, clicks on the layout are not.
 */
followMovedTexts();
keepEntries();
restorePosition();
replayPage(find('#root'));

/** Starts the layout, the libraries and the page in separate tasks, as together they would block a slow phone. */
async function startPage(): Promise<void> {
  // Yields first, as browsers also compute the styles of the whole document in the task of deferred scripts.
  await yieldToMain();
  offerServerStyles();
  const page = JSON.parse(find(`#${PAGE_DATA_ID}`).textContent) as PageData;
  const layout = startLayout(page.configuration);
  if (isStaticPage()) return;
  await largestPicturePainted();
  await rehydrateStyles();
  await yieldToMain();
  const { start } = await import(/* webpackChunkName: "app" */ './start.tsx');
  await start(layout, page);
}

startPage().catch((error: unknown) => {
  if (!isChunkLoadError(error) || !reloadForFreshScripts(window.location.href)) throw error;
});
