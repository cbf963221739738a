import { decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RegistryError } from '../../registry-error.ts';
import { grantsOf } from '../grants-of.ts';
import type { Identity } from '../identity.ts';
import { cleanName } from '../people/person-name.ts';
import { textClaims, wrongClaim } from './claims.ts';
import { issuerUnreachable } from './issuer-keys.ts';
import type { IssuerKeys } from './issuer-keys.ts';

/** Signatures by a private key: one made with a public key as its secret is none. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519'];
const CLOCK_TOLERANCE_SECONDS = 5;
/** Failures of asking for keys, as opposed to those of what was sent. */
const UNREACHABLE = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

/** Says whether a bearer's text has the form of a signed token of a provider. */
export function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

/**
 * Returns which trusted workloads a token of their provider stands for, with the grants of all that it matches.
 * @throws RegistryError 401 saying what is wrong, 503 when the provider's keys cannot be fetched.
 */
export async function workloadIdentity(
  database: Kysely<Database>,
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
  return new RegistryError(
    401,
    'workload-refused',
    `The token of this pipeline is refused: ${why}.`,
    'Compare its issuer, audience and claims with GET /v1/workloads.',
  );
}
