import { useRevalidator, useRouteError } from '@careers/platform';
import { ErrorOffers } from './error-carousel.tsx';
import { ErrorPage } from './error-page/index.ts';
import { captionOf, statusOf } from './route-error.ts';

/** What any route's error looks like: the frame stays, the caption is the thrower's or ours, a retry where it helps. */
export function RouteErrorPage() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const status = statusOf(error);
  return (
    <ErrorPage
      status={status}
      caption={captionOf(error)}
      onRetry={status >= 500 ? () => void revalidator.revalidate() : undefined}
    >
      <ErrorOffers />
    </ErrorPage>
  );
}
