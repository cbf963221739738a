import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from '@careers/platform';
import { adviceOf, captionOf, statusOf } from '../route-error.ts';
import { isChunkLoadError } from '../chunk-load-error.ts';
import { ErrorPage } from './error-page.tsx';
import { ErrorPageWidgets } from './error-widgets.tsx';
import { RecoveryContext } from './recovery-context.ts';

/**
 * Error page of a route within the layout, with the thrower's caption, and a retry if useful. Shows an error thrown in
 * the browser only if no other document can replace the page.
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
    // Removes the hash, as the router reloads nothing for the current one.
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
