import { isScriptFailure } from '../app/script-failure.ts';
import { reloadForFreshScripts } from './stale-scripts.ts';
import { yieldToVisitor } from './yield-to-visitor.ts';

/**
 * Entry of the page in the browser. The shared modules are initialised first, then evaluated one by one: as one
 * piece they would keep a slow phone from answering its visitor.
 */
async function main(): Promise<void> {
  await yieldToVisitor();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToVisitor();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await yieldToVisitor();
  await import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router');
  await yieldToVisitor();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

main().catch((error: unknown) => {
  const { pathname, search, hash } = window.location;
  if (!isScriptFailure(error) || !reloadForFreshScripts(pathname + search + hash)) throw error;
});
