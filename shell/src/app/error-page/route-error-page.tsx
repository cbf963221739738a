import { useLocation, useNavigate, useRouteError } from '@careers/platform';
import { adviceOf, captionOf, statusOf } from '../route-error.ts';
import { isChunkLoadError } from '../chunk-load-error.ts';
import { ErrorPage } from './error-page.tsx';
import { ErrorPageWidgets } from './error-widgets.tsx';

/** The page of a route's error: the layout stays, the caption is the thrower's, a retry where it helps. */
export default function RouteErrorPage() {
  const error = useRouteError();
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
