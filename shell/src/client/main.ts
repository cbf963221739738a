import { EarlyClick } from '@careers/platform/early-click';
import { PAGE_ALIVE, PAGE_HEARS } from '../app/page-events.ts';
import { isScriptFailure } from '../app/script-failure.ts';
import { find } from './layout/find.ts';
import { startLayout } from './layout/start-layout.ts';
import { reloadForFreshScripts } from './navigation/reload-for-fresh-scripts.ts';
import { readPageData } from './page-data.ts';
import { yieldToMain } from './yield-to-main.ts';

/**
 * Entry of the page in the browser, small: the layout answers at once, the page when its scripts have come, and a button
 * of the page that is clicked before is clicked again then. Not one of the layout: it would undo what it did.
 */
const click = new EarlyClick(find<HTMLElement>('#root'));
document.addEventListener(PAGE_HEARS, () => click.stop(), { once: true });
document.addEventListener(PAGE_ALIVE, () => click.replay(), { once: true });
const page = readPageData();
const layout = startLayout(page.configuration);

/** The shared modules are evaluated one by one: as one piece they would keep a slow phone from answering. */
async function startPage(): Promise<void> {
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackChunkName: "app" */ 'styled-components');
  await yieldToMain();
  await import(/* webpackChunkName: "app", webpackExports: ["createBrowserRouter"] */ 'react-router');
  await yieldToMain();
  const { start } = await import(/* webpackChunkName: "app" */ './start.tsx');
  await start(layout, page);
}

startPage().catch((error: unknown) => {
  const { pathname, search, hash } = window.location;
  if (!isScriptFailure(error) || !reloadForFreshScripts(pathname + search + hash)) throw error;
});
