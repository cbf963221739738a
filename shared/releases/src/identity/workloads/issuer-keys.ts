import { createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import Type from 'typebox';
import Value from 'typebox/value';
import { RegistryError } from '../../registry-error.ts';
import { isSecureAddress } from '../secure-address.ts';

const TIMEOUT_MILLISECONDS = 5_000;
const LIFETIME_MILLISECONDS = 3_600_000;
const Discovery = Type.Object({ issuer: Type.String(), jwks_uri: Type.String() });

interface Known {
  keys: JWTVerifyGetKey;
  until: number;
}

/** Keys of the providers that continuous integration proves itself with, found as OpenID Connect Discovery says. */
export class IssuerKeys {
  readonly #known = new Map<string, Known>();

  /**
   * Returns the keys of a trusted issuer; they are fetched when one is first needed, and when a new one appears.
   * @throws RegistryError 503 when it does not answer, or answers for another.
   */
  async of(issuer: string): Promise<JWTVerifyGetKey> {
    const known = this.#known.get(issuer);
    if (known && known.until > Date.now()) return known.keys;
    const keys = createRemoteJWKSet(new URL(await keysAddress(issuer)), {
      timeoutDuration: TIMEOUT_MILLISECONDS,
    });
    this.#known.set(issuer, { keys, until: Date.now() + LIFETIME_MILLISECONDS });
    return keys;
  }
}

/** Returns the refusal for a pipeline whose provider cannot be asked. */
export function issuerUnreachable(issuer: string, why: string): RegistryError {
  return new RegistryError(
    503,
    'issuer-unreachable',
    `${issuer} cannot be asked for its keys: ${why}.`,
    'Try again in a minute; a token of the registry works meanwhile.',
  );
}

async function keysAddress(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const found: unknown = await fetch(address, { signal, redirect: 'error' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  if (!Value.Check(Discovery, found)) throw issuerUnreachable(issuer, `${address} gives no configuration`);
  if (found.issuer !== issuer) throw issuerUnreachable(issuer, `${address} is of ${found.issuer}`);
  if (!isSecureAddress(found.jwks_uri)) throw issuerUnreachable(issuer, 'its keys are not behind HTTPS');
  return found.jwks_uri;
}
