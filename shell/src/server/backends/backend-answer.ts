import type { Dispatcher } from 'undici';
import { BackendError } from './backend-error.ts';

/** A backend's answer, as it may leave the shell. */
export interface BackendAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Nothing that a browser would run, or show as a page of this site. */
const TYPES =
  /^(application\/(json|[\w.-]+\+json|pdf)|image\/(png|jpeg|webp|avif|gif)|text\/(plain|calendar|csv))\s*(;|$)/i;

/** Cookies, policies and whereabouts of the site are the shell's. */
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
 * Reads an answer.
 * @throws BackendError for a redirect, a type that is not served, or a compressed answer.
 */
export async function answerOf(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  label: string,
): Promise<BackendAnswer> {
  // To its end in any case: the connection is kept.
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
