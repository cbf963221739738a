import { useRevalidator, useRouteError } from '@careers/platform';
import { WaysOn } from './error-widgets.tsx';
import { ErrorPage } from './error-page/index.ts';
import { captionOf, statusOf } from './route-error.ts';
import { isScriptFailure } from './script-failure.ts';

/** What any route's error looks like: the frame stays, the caption is the thrower's or ours, a retry where it helps. */
export function RouteErrorPage() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const status = statusOf(error);
  // The page may be older than the release: only a new document helps (decisions §8).
  const isStale = isScriptFailure(error);
  return (
    <ErrorPage
      status={status}
      caption={captionOf(error)}
      onRetry={isStale || status < 500 ? undefined : () => void revalidator.revalidate()}
      retryLabel={isStale ? 'Mettre à jour' : 'Réessayer'}
    >
      <WaysOn />
    </ErrorPage>
  );
}
