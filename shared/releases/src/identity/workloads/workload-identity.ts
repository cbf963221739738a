import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Database } from '../../database/schema.ts';
import type { RegistryError } from '../../registry-error.ts';
import { refused } from '../../registry-error.ts';
import { grantsOf } from '../rights.ts';
import type { Identity } from '../roles.ts';
import { cleanName } from '../people/people.ts';
import { isSecureAddress } from '../secure-address.ts';

/** Asymmetric algorithms only: an HMAC keyed with the public key is refused. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];
const CLOCK_TOLERANCE_SECONDS = 5;
/** Errors of fetching keys, as opposed to invalid tokens. */
const UNREACHABLE = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

/** Returns true if a bearer token has the form of a JWT. */
export function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

/**
 * Returns the identity of a provider's token, with the grants of all matching workloads.
 * @throws RegistryError 401 with
 * the reason, 503 if the provider's keys cannot be fetched.
 */
export async function workloadIdentity(
  database: Database,
  issuers: IssuerKeys,
  token: string,
): Promise<Identity> {
  const issuer = issuerOf(token);
  const trusted = await database
    .selectFrom('trusted_workload')
    .select(['id', 'name', 'audience', 'claims'])
    .where('issuer', '=', issuer)
    .orderBy('name')
    .execute();
  if (trusted.length === 0) throw refusal(`No workload of the issuer ${issuer} is trusted`);
  const payload = await verify(
    token,
    issuer,
    trusted.map(({ audience }) => audience),
    issuers,
  );
  const addressed = trusted.filter(({ audience }) => [payload.aud].flat().includes(audience));
  const matching = addressed.filter(({ claims }) => wrongClaim(claims, payload) === undefined);
  const [first] = matching;
  if (!first) {
    const wrong = addressed.map(({ name, claims }) => `${wrongClaim(claims, payload)} for ${name}`);
    throw refusal(`It is none of the trusted workloads: wrong claim ${wrong.join(', ')}`);
  }
  const grants = await grantsOf(database, ...matching.map(({ id }) => id));
  const names = matching.map(({ name }) => name).join(' + ');
  const name = `${names} (workload ${cleanName(payload.sub ?? '')})`;
  return { id: first.id, actor: { name, kind: 'workload', grants, claims: textClaims(payload) } };
}

function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw refusal('It cannot be read');
  }
}

async function verify(
  token: string,
  issuer: string,
  audience: string[],
  issuers: IssuerKeys,
): Promise<JWTPayload> {
  const keys = await issuers.of(issuer);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw issuerUnreachable(issuer, 'it does not answer');
    if (UNREACHABLE.includes(error.code)) throw issuerUnreachable(issuer, error.message);
    throw refusal(error.message);
  }
}

function refusal(why: string): RegistryError {
  return refused('workload-refused', `The token of this pipeline is refused: ${why}.`);
}

/**
 * Returns the name of the first claim that does not match, undefined if all do. `repo:org/site:*` matches by prefix;
 * missing claims and values other than text never match.
 */
export function wrongClaim(
  required: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.keys(required).find((name) => {
    const wanted = required[name] ?? '';
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value !== 'string') return true;
    return wanted.endsWith('*') ? !value.startsWith(wanted.slice(0, -1)) : value !== wanted;
  });
}

/** Returns the text claims, for the provenance of a version. */
export function textClaims(given: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const TIMEOUT_MILLISECONDS = 5_000;
const LIFETIME_MILLISECONDS = 3_600_000;
const Discovery = Type.Object({ issuer: Type.String(), jwks_uri: Type.String() });

interface Known {
  keys: JWTVerifyGetKey;
  until: number;
}

/** Keys of CI providers, found by OpenID Connect Discovery. */
export class IssuerKeys {
  readonly #known = new Map<string, Known>();

  /**
   * Returns the keys of a trusted issuer, fetched on first use and for an unknown key.
   * @throws RegistryError 503 if it
   * does not answer, or names another issuer.
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

/** Returns the refusal of a pipeline whose provider is unreachable. */
export function issuerUnreachable(issuer: string, why: string): RegistryError {
  return refused('issuer-unreachable', `${issuer} cannot be asked for its keys: ${why}.`);
}

async function keysAddress(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const found: unknown = await fetch(address, { signal, redirect: 'error' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  if (!Value.Check(Discovery, found)) throw issuerUnreachable(issuer, `${address} gives no configuration`);
  if (found.issuer !== issuer) throw issuerUnreachable(issuer, `${address} is of ${found.issuer}`);
  if (!isSecureAddress(found.jwks_uri)) throw issuerUnreachable(issuer, 'its keys are not served over HTTPS');
  return found.jwks_uri;
}
