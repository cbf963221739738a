import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Prefix that lets secret scanners recognise a leaked token. */
const TOKEN_PREFIX = 'careers_';
const SECRET_BYTES = 32;

/** Returns 256 random bits as URL-safe text. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns a new token, of which only the hash may be stored. */
export function newToken(): string {
  return `${TOKEN_PREFIX}${newSecret()}`;
}

/** Returns the hash of a secret to store: 256 random bits need no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares in constant time. */
export function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret));
}
