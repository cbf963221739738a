import type { FastifyRequest } from 'fastify';
import type { AccessView, GrantLine, HolderLine } from '@careers/desk/views';
import type { Database } from '../database/schema.ts';
import { requireIdentity } from '../identity/authenticate.ts';
import { listPeople } from '../identity/people/people.ts';
import { allows } from '../identity/rights.ts';
import { GrantSchema } from '../identity/roles.ts';
import type { Role } from '../identity/roles.ts';
import { listTokens } from '../identity/tokens/tokens.ts';
import { lackingOf } from './rights.ts';

/** Returns the rights of everybody for an administrator, of the caller for others. */
export async function accessView(database: Database, request: FastifyRequest): Promise<AccessView> {
  const identity = requireIdentity(request);
  const lacking = lackingOf(request, { to: 'administer' });
  const [tokens, site] = await Promise.all([listTokens(database, identity), siteOf(database)]);
  const { remotes, environments } = site;
  const names = remotes.map(({ name }) => name);
  return {
    kind: 'access',
    own: identity.actor.grants,
    holders: lacking === null ? await holdersOf(database, site) : null,
    tokens: tokens
      .filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > new Date())
      .map(({ createdAt, expiresAt, usedAt, id, name, grants, createdBy }) => ({
        ...{ id, name, grants, createdBy, createdAt: createdAt.toISOString() },
        ...{ expiresAt: expiresAt.toISOString(), usedAt: usedAt?.toISOString() ?? null },
      })),
    roles: GrantSchema.properties.role.enum,
    scopes: [
      ...names,
      ...environments,
      ...names.flatMap((name) => environments.map((environment) => `${name}/${environment}`)),
    ],
    lacking,
    refusal: null,
    sent: null,
  };
}

interface Site {
  remotes: readonly { name: string; team: string }[];
  environments: readonly string[];
}

async function siteOf(database: Database): Promise<Site> {
  const [remotes, environments] = await Promise.all([
    database.selectFrom('remote').select(['name', 'team']).orderBy('name').execute(),
    database.selectFrom('environment').select('name').orderBy('rank', 'desc').execute(),
  ]);
  return { remotes, environments: environments.map(({ name }) => name) };
}

async function holdersOf(database: Database, site: Site): Promise<NonNullable<AccessView['holders']>> {
  const [people, pipelines, grants] = await Promise.all([
    listPeople(database),
    database.selectFrom('trusted_workload').select(['id', 'name', 'claims']).orderBy('name').execute(),
    database
      .selectFrom('role_grant')
      .select(['id', 'holder', 'role', 'scope'])
      .orderBy('role')
      .orderBy('scope')
      .execute(),
  ]);
  const held = Map.groupBy(grants, ({ holder }) => holder);
  const lineOf = (id: string, name: string, proof: string): HolderLine => {
    const own = held.get(id) ?? [];
    return { id, name, proof, grants: own, releases: releasesOf(own, site) };
  };
  return {
    people: people.map(({ id, name, email, subject }) => lineOf(id, name, email ?? subject)),
    pipelines: pipelines.map(({ id, name, claims }) =>
      lineOf(
        id,
        name,
        Object.entries(claims)
          .map(([claim, value]) => `${claim} ${value}`)
          .join(', '),
      ),
    ),
  };
}

/** Returns the remotes that somebody may release, by environment. */
function releasesOf(
  grants: readonly (Pick<GrantLine, 'scope'> & { role: Role })[],
  { remotes, environments }: Site,
): HolderLine['releases'] {
  return environments.flatMap((environment) => {
    const may = remotes.filter(({ name: remote }) =>
      allows(grants, { to: 'move', environment, remote, action: 'start' }),
    );
    if (may.length === 0) return [];
    const some = may.map(({ name: remote, team }) => ({ remote, team }));
    return [{ environment, remotes: may.length === remotes.length ? 'all' : some }];
  });
}
