import { isScriptFailure } from '../../app/script-failure.ts';
import { reloadForFreshScripts } from './reload-for-fresh-scripts.ts';
import type { SiteRouter } from './site-router.ts';

/** Reloads once after a ChunkLoadError: the page may be older than the release. */
export function reloadOnScriptFailure(router: SiteRouter): void {
  router.subscribe(({ errors, location }) => {
    if (errors && Object.values(errors).some(isScriptFailure))
      reloadForFreshScripts(location.pathname + location.search + location.hash);
  });
}
