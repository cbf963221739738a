import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { RegistryError } from '../registry-error.ts';
import type { Failures } from './failures.ts';
import type { Identity } from './identity.ts';
import { localIdentity } from './local-identity.ts';
import { refuseForeignOrigin } from './people/origin.ts';
import { sessionIdentity } from './people/sessions.ts';
import type { IdentitySettings } from './settings.ts';
import { tokenIdentity } from './tokens/token-identity.ts';
import type { IssuerKeys } from './workloads/issuer-keys.ts';
import { isJwt, workloadIdentity } from './workloads/workload-identity.ts';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Known {
  database: Kysely<Database>;
  settings: IdentitySettings;
  issuers: IssuerKeys;
  failures: Failures;
}

/**
 * Returns who asks, null for nobody: whoever the `Authorization` header proves, else whose session the cookie is.
 * @throws RegistryError 401 for a bearer that proves nothing, 403 for another site's request, 429 after many failures.
 */
export async function authenticate(request: FastifyRequest, known: Known): Promise<Identity | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return bearerIdentity(request, authorization, known);
  const session = request.session.get('session');
  const identity = session ? await sessionIdentity(known.database, session) : null;
  if (identity && !CHANGES_NOTHING.has(request.method)) {
    refuseForeignOrigin(request, known.settings.publicUrl);
  }
  return identity;
}

async function bearerIdentity(
  request: FastifyRequest,
  authorization: string,
  { database, settings, issuers, failures }: Known,
): Promise<Identity> {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  // First, so that nobody's failures lock this machine's own programs out.
  const local = localIdentity(bearer, settings);
  if (local) return local;
  await failures.refuse(request);
  try {
    return isJwt(bearer)
      ? await workloadIdentity(database, issuers, bearer)
      : await tokenIdentity(database, bearer);
  } catch (error) {
    if (error instanceof RegistryError && error.status === 401) await failures.count(request);
    throw error;
  }
}
