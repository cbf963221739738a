import type { Grant, Right } from './actor.ts';

/** What takes a version away from visitors, which whoever published it may do at any time. */
const STOPS = new Set(['halt', 'rollback']);
const READERS = new Set(['viewer', 'publisher', 'manager', 'administrator']);

/** Says whether one of the grants gives the right. */
export function allows(grants: readonly Grant[], right: Right): boolean {
  return grants.some((grant) => gives(grant, right));
}

/** Says whether whoever has these grants may hand one on: it gives nothing that they do not have. */
export function covers(own: readonly Grant[], wanted: Grant): boolean {
  return own.some(({ role, scope }) => {
    if (role === 'administrator') return true;
    if (wanted.role === 'viewer') return READERS.has(role);
    return role === wanted.role && (scope === null || scope === wanted.scope);
  });
}

/** Returns the words for a right that is lacking, and the roles that would give it. */
export function describeRight(right: Right): { may: string; roles: string } {
  switch (right.to) {
    case 'read':
      return { may: 'read', roles: 'viewer' };
    case 'fetch':
      return { may: 'fetch files', roles: 'viewer, or shell of an environment' };
    case 'publish':
      return { may: `publish ${right.remote}`, roles: `publisher of ${right.remote}` };
    case 'move': {
      const { action, remote, environment } = right;
      const manager = `manager of ${environment}`;
      const may = [action, remote, 'in', environment].filter(Boolean).join(' ');
      return { may, roles: STOPS.has(action) && remote ? `${manager}, or publisher of ${remote}` : manager };
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
  if (role === 'manager') return right.to === 'move' && isFor(right.environment);
  return role === 'shell' && right.to === 'follow' && isFor(right.environment);
}
