import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from '@careers/platform';
import { adviceOf, captionOf, statusOf } from '../route-error.ts';
import { isChunkLoadError } from '../chunk-load-error.ts';
import { ErrorPage } from './error-page.tsx';
import { ErrorPageWidgets } from './error-widgets.tsx';
import { RecoveryContext } from './recovery-context.ts';

/**
 * The page of a route's error: the layout stays, the caption is the thrower's, a retry where it helps. What a page throws
 * in the browser is shown only where no other document can take the page's place.
 */
export default function RouteErrorPage() {
  const error = useRouteError();
  const isRecovering = useRecovery(error);
  const navigate = useNavigate();
  const location = useLocation();
  const status = statusOf(error);
  // The page may be older than the release: only a new document helps (decisions.md#errors).
  const isStale = isChunkLoadError(error);
  const retry = async () => {
    const options = { replace: true, preventScrollReset: true };
    // The router loads nothing for the hash that it shows.
    await navigate({ ...location, hash: '' }, options);
    if (location.hash) await navigate(location, options);
  };
  if (isRecovering) return null;
  return (
    <ErrorPage
      status={status}
      caption={captionOf(error)}
      advice={adviceOf(error)}
      onRetry={isStale || status < 500 ? undefined : retry}
      retryLabel={isStale ? 'Mettre à jour' : 'Réessayer'}
    >
      <ErrorPageWidgets key={location.key} />
    </ErrorPage>
  );
}

/** Returns true while another document may still replace the page. */
function useRecovery(error: unknown): boolean {
  const recovery = useContext(RecoveryContext);
  const [isRecovering, setIsRecovering] = useState(() => recovery?.covers(error) ?? false);
  useEffect(() => {
    if (!isRecovering || !recovery) return undefined;
    let isCurrent = true;
    void recovery.start(error).then((isLeaving) => {
      if (isCurrent && !isLeaving) setIsRecovering(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isRecovering, recovery]);
  return isRecovering;
}
