import { isRouteErrorResponse } from '@careers/platform';
import { captionOfCode } from './error-page/wording.ts';
import type { SerialisedError } from '../protocol/page-answer.ts';

/**
 * Returns the HTTP status of a route's error: `statusCode`, `status`, a response's status, else 500
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

/** Message of a path without a route, for robots; visitors read the status's caption (decisions.md#errors). */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** Texts not shown to visitors: React Router's default, and the one above. */
const NO_CAPTIONS = new Set(['Internal Server Error', NOT_FOUND_MESSAGE]);

/** Returns the thrower's caption for the visitor, by code or as text, if any; never the message of a crash. */
export function captionOf(error: unknown): string | undefined {
  const ofCode = captionOfCode(textOf(error, 'messageCode'));
  if (ofCode) return ofCode;
  if (!isRouteErrorResponse(error) || NO_CAPTIONS.has(error.statusText)) return undefined;
  return error.statusText || undefined;
}

export function adviceOf(error: unknown): string | undefined {
  return textOf(error, 'advice');
}

function textOf(error: unknown, name: 'advice' | 'messageCode'): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  const text =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** Returns the part of an error that may be sent to the browser. */
export function serialiseError(error: unknown): SerialisedError {
  return {
    status: statusOf(error),
    statusText: captionOf(error) ?? '',
    data: isRouteErrorResponse(error) ? error.data : null,
  };
}
