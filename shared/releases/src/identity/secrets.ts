import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lets scanners of repositories and logs recognise a token that leaked. */
const TOKEN_PREFIX = 'careers_';
const SECRET_BYTES = 32;

/** Returns 256 random bits as text that fits into addresses and headers. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns a new token; nothing but its hash may be kept. */
export function newToken(): string {
  return `${TOKEN_PREFIX}${newSecret()}`;
}

/** Returns what is kept of a secret: 256 random bits need no slow hash. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares in constant time. */
export function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret));
}
