import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/schema.ts';
import { RegistryError, refused } from '../registry-error.ts';
import { refuseForeignOrigin } from './people/provider.ts';
import { sessionIdentity } from './people/sessions.ts';
import type { IdentitySettings } from './settings.ts';
import { tokenIdentity } from './tokens/token-identity.ts';
import { isJwt, workloadIdentity } from './workloads/workload-identity.ts';
import type { IssuerKeys } from './workloads/workload-identity.ts';
import type { Identity } from './roles.ts';
import { isSame } from './secrets.ts';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Known {
  database: Database;
  settings: IdentitySettings;
  issuers: IssuerKeys;
  failures: Failures;
}

/**
 * Returns the caller by the `Authorization` header, else by the session cookie; null without either.
 * @throws
 * RegistryError 401 for an invalid bearer token, 429 after many of them; 403 for another site's request.
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
  const local = localIdentity(bearer, settings);
  if (local) return local;
  try {
    return isJwt(bearer)
      ? await workloadIdentity(database, issuers, bearer)
      : await tokenIdentity(database, bearer);
  } catch (error) {
    if (!(error instanceof RegistryError) || error.status !== 401) throw error;
    // Checked after a failed attempt only: failures of others at the same address must not lock out a valid token.
    await failures.refuse(request);
    await failures.count(request);
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for an anonymous request. */
    identity: Identity | null;
  }
}

/**
 * Returns the caller, whatever their rights.
 * @throws RegistryError 401 for an anonymous request.
 */
export function requireIdentity(request: FastifyRequest): Identity {
  if (request.identity) return request.identity;
  throw refused('not-signed-in', 'This needs an authenticated caller.');
}

const ADMINISTRATOR: Identity = {
  id: null,
  actor: { name: 'local administrator', kind: 'local', grants: [{ role: 'administrator', scope: null }] },
};
const SHELL: Identity = {
  id: null,
  actor: { name: 'local shell', kind: 'local', grants: [{ role: 'shell', scope: 'production' }] },
};

/** Returns the holder of a token of local.json, or null. */
export function localIdentity(
  token: string,
  { localToken, shellToken }: Pick<IdentitySettings, 'localToken' | 'shellToken'>,
): Identity | null {
  // An empty setting grants no access.
  if (token === '') return null;
  if (isSame(token, localToken)) return ADMINISTRATOR;
  return isSame(token, shellToken) ? SHELL : null;
}

const PER_MINUTE = 30;

export type Failures = ReturnType<typeof failuresOf>;

/** Counts failed authentications by IP address; needs `@fastify/rate-limit`. */
export function failuresOf(app: FastifyInstance) {
  const limit = app.createRateLimit({ max: PER_MINUTE - 1, timeWindow: '1 minute' });
  return {
    /** @throws RegistryError 429 for an address with too many failed attempts. */
    async refuse(request: FastifyRequest): Promise<void> {
      const state = await limit(request, { increment: false });
      if (state.isAllowed || !state.isExceeded) return;
      throw refused(
        'too-many-failures',
        `Too many attempts from this address have failed: wait ${state.ttlInSeconds} seconds.`,
      );
    },
    async count(request: FastifyRequest): Promise<void> {
      await limit(request);
    },
  };
}
