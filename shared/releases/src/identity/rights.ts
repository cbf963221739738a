import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/schema.ts';
import { RegistryError } from '../registry-error.ts';
import type { Actor, Grant } from './roles.ts';

/** Actions that withdraw a version from visitors, always allowed to its publisher. */
const STOPS = new Set(['halt', 'rollback']);
/** Actions of a maintainer on their remote. */
const RELEASES = new Set(['start', 'advance', 'pause', 'halt', 'promote', 'rollback']);
const READERS = new Set(['viewer', 'publisher', 'maintainer', 'manager', 'administrator']);

export function allows(grants: readonly Grant[], right: Right): boolean {
  return grants.some((grant) => gives(grant, right));
}

/** Returns true if these grants include all rights of another, and may thus delegate it. */
export function covers(own: readonly Grant[], wanted: Grant): boolean {
  return own.some(({ role, scope }) => {
    if (role === 'administrator') return true;
    if (wanted.role === 'viewer') return READERS.has(role);
    if (role !== wanted.role) return false;
    const isWithin = role === 'maintainer' && wanted.scope?.startsWith(`${scope}/`);
    return scope === null || scope === wanted.scope || isWithin === true;
  });
}

/** Describes a missing right, and the roles that would give it. */
export function describeRight(right: Right): { may: string; roles: string } {
  switch (right.to) {
    case 'read':
      return { may: 'read', roles: 'viewer' };
    case 'fetch':
      return { may: 'fetch files', roles: 'viewer, or shell of an environment' };
    case 'publish':
      return { may: `publish ${right.remote}`, roles: `publisher or maintainer of ${right.remote}` };
    case 'move': {
      const { action, remote, environment } = right;
      const manager = `manager of ${environment}`;
      const may = [action, remote, 'in', environment].filter(Boolean).join(' ');
      if (!remote || !RELEASES.has(action)) return { may, roles: manager };
      const publisher = STOPS.has(action) ? `, or publisher of ${remote}` : '';
      return { may, roles: `${manager}, maintainer of ${remote}${publisher}` };
    }
    case 'follow':
      return { may: `follow ${right.environment}`, roles: `shell of ${right.environment}` };
    case 'administer':
      return { may: 'administer the registry', roles: 'administrator' };
  }
}

function gives({ role, scope }: Grant, right: Right): boolean {
  if (role === 'administrator') return true;
  if (right.to === 'read') return READERS.has(role);
  if (right.to === 'fetch') return true;
  const isFor = (name: string) => scope === null || scope === name;
  if (role === 'publisher') {
    if (right.to === 'move') return STOPS.has(right.action) && isFor(right.remote);
    return right.to === 'publish' && isFor(right.remote);
  }
  if (role === 'maintainer') return givesMaintainer(scope, right);
  if (role === 'manager') return right.to === 'move' && isFor(right.environment);
  return role === 'shell' && right.to === 'follow' && isFor(right.environment);
}

/** Returns true if a maintainer's scope includes the right: a remote, a remote in one environment, or null for all. */
function givesMaintainer(scope: string | null, right: Right): boolean {
  const [remote, environment] = scope?.split('/') ?? [];
  const isFor = (name: string) => remote === undefined || remote === name;
  if (right.to === 'publish') return isFor(right.remote);
  if (right.to !== 'move' || right.remote === '' || !RELEASES.has(right.action)) return false;
  return isFor(right.remote) && (environment === undefined || environment === right.environment);
}

export type Right =
  | { to: 'read' }
  /** Files of versions: for readers, and for the shells of any environment. */
  | { to: 'fetch' }
  | { to: 'publish'; remote: string }
  | { to: 'move'; environment: string; remote: string; action: string }
  | { to: 'follow'; environment: string }
  | { to: 'administer' };

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Returns the caller if authorized.
     * @throws RegistryError 401 for an anonymous request, 403 naming the missing right.
     */
    requireRight(right: Right): Actor;
    /**
     * Authenticates the caller again during a long response, to notice revoked rights.
     * @throws RegistryError 401 for a
     * token that was revoked or has expired.
     */
    identifyAgain(): Promise<void>;
  }
}

/** Returns the grants of a person, token or workloads by id. */
export function grantsOf(database: Database, ...holders: readonly string[]): Promise<Grant[]> {
  if (holders.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('role_grant')
    .select(['role', 'scope'])
    .where('holder', 'in', holders)
    .orderBy('role')
    .orderBy('scope')
    .execute();
}

/** Grants of each row in a query that joins `role_grant` and groups by holder. */
export const joinedGrants = sql<Grant[]>`coalesce(jsonb_agg(jsonb_build_object('role', role, 'scope', scope)
  order by role, scope) filter (where role is not null), '[]')`;

/**
 * Returns the actor if authorized.
 * @throws RegistryError 403 naming the missing right and whom to ask.
 */
export function requireRight(actor: Actor, right: Right, whomToAsk: string): Actor {
  if (allows(actor.grants, right)) return actor;
  const { may, roles } = describeRight(right);
  throw new RegistryError(
    403,
    'right-lacking',
    `${actor.name} may not ${may}: that takes the role ${roles}.`,
    `Ask ${whomToAsk} for it.`,
  );
}

/** Requires the first right, or else the second one, which a refusal names. */
export function requireEither(request: FastifyRequest, first: Right, second: Right): Actor {
  try {
    return request.requireRight(first);
  } catch (error) {
    if (!(error instanceof RegistryError) || error.status !== 403) throw error;
    return request.requireRight(second);
  }
}
