import { readBytes } from '../read-bytes.ts';

/** A file that an area has rendered, as the site sends it. */
export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Allowed types of an area's file: none that a browser would run with the site's origin. */
const TYPES =
  /^(application\/(pdf|json|atom\+xml)|image\/(png|jpeg|webp|avif|gif)|text\/(plain|calendar|csv))(;|$)/;

/** Allowed headers. Cookies, policies and redirects are the shell's. */
const HEADERS = [
  'content-type',
  'content-disposition',
  'content-language',
  'cache-control',
  'etag',
  'last-modified',
  'x-robots-tag',
];

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Returns an area's file with the headers that it may have.
 * @throws Error for one of a type that is not allowed, of a status that is none of a file's, or too large.
 */
export async function fileAnswer(response: Response): Promise<FileAnswer> {
  const { status } = response;
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const file = { status, headers: Object.fromEntries(headers) as Record<string, string> };
  checkFile(file);
  return { ...file, body: await readBytes(response, MAX_BYTES) };
}

/** @throws Error for a file of a type that is not allowed, of another status than a file's, or with other headers. */
export function checkFile({ status, headers }: Pick<FileAnswer, 'status' | 'headers'>): void {
  const { 'content-type': type = '' } = headers;
  if (!TYPES.test(type)) throw new Error(`A file of type "${type}" is not served: a file is no page.`);
  if (status !== 200) throw new Error(`A file has the status 200, not ${status}.`);
  const other = Object.keys(headers).find((name) => !HEADERS.includes(name));
  if (other !== undefined) throw new Error(`A file has no header ${other}.`);
}
