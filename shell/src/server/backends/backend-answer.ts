import type { Dispatcher } from 'undici';
import { BackendError } from './backend-error.ts';

/** A backend's response, filtered for browsers. */
export interface BackendAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Allowed content types: none that a browser would execute, or render as a page of this site. */
const TYPES =
  /^(application\/(json|[\w.-]+\+json|pdf)|image\/(png|jpeg|webp|avif|gif)|text\/(plain|calendar|csv))\s*(;|$)/i;

/** Allowed headers. Cookies, policies and redirects are up to the shell. */
const ANSWER_HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
];

/**
 * Reads a response.
 * @throws BackendError for a redirect, a forbidden content type, or a compressed response.
 */
export async function answerOf(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  label: string,
): Promise<BackendAnswer> {
  // Always drains the body, so that the connection can be reused.
  const bytes = Buffer.from(await body.arrayBuffer());
  const refuse = (reason: string): never => {
    throw new BackendError('backend-answer', `${label} ${reason}`);
  };
  if (status >= 300 && status < 400 && status !== 304)
    refuse(`answers ${status}: redirects are not followed. Declare the origin and path where they lead.`);
  if (headers['content-encoding'] !== undefined)
    refuse('answers compressed: the shell asks for "identity", and compresses itself.');
  const kept = Object.fromEntries(
    ANSWER_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const type = kept['content-type'] ?? '';
  if (bytes.length > 0 && !TYPES.test(type))
    refuse(`answers "${type}": JSON, plain text, CSV, calendars, PDF and pictures are passed on.`);
  return { status, headers: kept, body: bytes };
}
