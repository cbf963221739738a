import { isChunkLoadError } from '../../app/chunk-load-error.ts';
import type { Recovery } from '../../app/error-page/recovery-context.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';
import { reloadForFreshScripts } from '../navigation/reload-for-fresh-scripts.ts';
import type { SiteRouter } from '../navigation/site-router.ts';
import { showInPreview } from './preview-failures.ts';
import { reportFailure } from './report-failure.ts';
import { showStaticNext } from './static-page.ts';

/**
 * Reloads a page that throws in this browser, once. A visitor with a candidate gets the released version; otherwise the
 * server's HTML stays without scripts: readable, with working links.
 */
export function pageRecovery(router: Pick<SiteRouter, 'state'>, shown: () => PageAnswer): Recovery {
  return {
    covers: (error) => error instanceof Error && !isChunkLoadError(error) && router.state.errors === null,
    async start(error) {
      // A preview shows its failures.
      if (showInPreview(error)) return false;
      const { area, remotes } = shown();
      const remote = remotes.find(({ name }) => name === area);
      const owner = remote && `${remote.name}@${remote.version}`;
      const isReplaced = await reportFailure('page', error, owner);
      if (!reloadForFreshScripts(window.location.href)) return false;
      if (!isReplaced) showStaticNext();
      return true;
    },
  };
}
