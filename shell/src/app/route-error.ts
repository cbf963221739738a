import { isRouteErrorResponse } from '@careers/platform';
import type { SerialisedError } from '@careers/contract';

/**
 * Returns the HTTP status of what a route threw: `statusCode`, `status`, the status of a response, else 500
 * (decisions.md#errors). Statuses outside 400 to 599 are none of an error's.
 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (typeof error !== 'object' || error === null) return 500;
  const candidates = [
    'statusCode' in error ? error.statusCode : undefined,
    'status' in error ? error.status : undefined,
  ];
  return (
    (candidates.find((status) => typeof status === 'number' && status >= 400 && status <= 599) as number) ??
    500
  );
}

/** What React Router writes when a thrower gives no reason. */
const NO_REASON = 'Internal Server Error';

/** Returns the caption that the thrower meant for the visitor, if any; never the message of a crash. */
export function captionOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.statusText === NO_REASON) return undefined;
  return error.statusText || undefined;
}

/** Returns what the thrower advises the visitor to do, if anything. */
export function adviceOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const advice = typeof data === 'object' && data !== null && 'advice' in data ? data.advice : undefined;
  return typeof advice === 'string' ? advice : undefined;
}

/** Returns what may cross to the browser. */
export function serialiseError(error: unknown): SerialisedError {
  return {
    status: statusOf(error),
    statusText: captionOf(error) ?? '',
    data: isRouteErrorResponse(error) ? error.data : null,
  };
}
