import { isRouteErrorResponse } from '@careers/platform';
import type { SerialisedError } from '../protocol/page-answer.ts';

/**
 * Returns the HTTP status of what a route threw: `statusCode`, `status`, a response's status, else 500
 * (decisions.md#errors). Only 400 to 599 are valid.
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

/** React Router's default text. */
const NO_REASON = 'Internal Server Error';

/** Returns the thrower's caption for the visitor, if any; never the message of a crash. */
export function captionOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.statusText === NO_REASON) return undefined;
  return error.statusText || undefined;
}

export function adviceOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const advice = typeof data === 'object' && data !== null && 'advice' in data ? data.advice : undefined;
  return typeof advice === 'string' ? advice : undefined;
}

/** Returns the part of an error that may be sent to the browser. */
export function serialiseError(error: unknown): SerialisedError {
  return {
    status: statusOf(error),
    statusText: captionOf(error) ?? '',
    data: isRouteErrorResponse(error) ? error.data : null,
  };
}
