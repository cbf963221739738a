import { isChunkLoadError } from '../../app/chunk-load-error.ts';
import { reloadForFreshScripts } from './reload-for-fresh-scripts.ts';
import type { SiteRouter } from './site-router.ts';

/** Reloads once after a ChunkLoadError: the page may be older than the release. */
export function reloadOnChunkLoadError(router: SiteRouter): void {
  router.subscribe(({ errors, location }) => {
    if (errors && Object.values(errors).some(isChunkLoadError))
      reloadForFreshScripts(location.pathname + location.search + location.hash);
  });
}
