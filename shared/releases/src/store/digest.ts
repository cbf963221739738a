import { createHash } from 'node:crypto';

const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/;
const KEY = /^[\w-]{64}$/;

/** Returns the `sha384-<base64>` of some bytes, as manifests have it. */
export function digestOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Returns a digest as addresses and names of files have it: base64url, without the algorithm's name.
 * @throws TypeError for what is none, so that no other text ever becomes part of a path.
 */
export function keyOf(digest: string): string {
  if (!DIGEST.test(digest)) throw new TypeError(`${digest} is no sha384 digest.`);
  return digest.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
}

/** Returns the digest of an address's or a file's name, null for what is none. */
export function digestOfKey(key: string): string | null {
  return KEY.test(key) ? `sha384-${key.replaceAll('-', '+').replaceAll('_', '/')}` : null;
}

/** Returns a digest as columns have it: base64 without the algorithm's name. */
export function columnOf(digest: string): string {
  return digest.slice('sha384-'.length);
}

/** Returns a column's digest as manifests have it. */
export function digestOfColumn(column: string): string {
  return `sha384-${column}`;
}
