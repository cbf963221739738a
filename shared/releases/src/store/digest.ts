import { createHash } from 'node:crypto';

const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;
const KEY = /^[\w-]{64}$/;

/** Returns the `sha384-<base64>` of bytes, as in manifests. */
export function digestOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Returns a digest for URLs and file names: base64url without the algorithm.
 * @throws TypeError for an invalid one, so
 * that no other text becomes part of a path.
 */
export function keyOf(digest: string): string {
  if (!DIGEST.test(digest)) throw new TypeError(`${digest} is not a sha384 digest.`);
  return digest.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
}

/** Returns the digest of a URL segment or file name; null for an invalid one. */
export function digestOfKey(key: string): string | null {
  return KEY.test(key) ? `sha384-${key.replaceAll('-', '+').replaceAll('_', '/')}` : null;
}

/** Returns a digest for database columns: base64 without the algorithm. */
export function columnOf(digest: string): string {
  return digest.slice('sha384-'.length);
}

/** Returns a column's digest in the format of manifests. */
export function digestOfColumn(column: string): string {
  return `sha384-${column}`;
}
