import type { FastifyRequest } from 'fastify';
import type { BoardView, EnvironmentLine, ShellLine } from '@careers/desk/views';
import type { Database } from '../database/schema.ts';
import { readEnvironmentFacts, readRelease } from './read-releases.ts';
import type { EnvironmentFacts } from './read-releases.ts';
import { may } from './rights.ts';

const RECENT_MOVES = 6;

/** Returns the facts of all environments, in reverse order of promotion: production first. */
export async function allFacts(database: Database): Promise<EnvironmentFacts[]> {
  const rows = await database.selectFrom('environment').select('name').orderBy('rank', 'desc').execute();
  return Promise.all(rows.map(({ name }) => readEnvironmentFacts(database, name)));
}

/** Returns every remote with the environments in which it is released, or all of them if it is in none. */
export async function boardView(database: Database, request: FastifyRequest): Promise<BoardView> {
  const [facts, registered] = await Promise.all([
    allFacts(database),
    database.selectFrom('remote').select('name').orderBy('name').execute(),
  ]);
  const names = new Set([
    ...registered.map(({ name }) => name),
    ...facts.flatMap(({ current }) => Object.keys(current.body.remotes)),
  ]);
  const remotes = await Promise.all(
    [...names].map(async (remote) => {
      const all = await Promise.all(facts.map((each) => readRelease(database, request, each, remote)));
      const released = all.filter(({ need }) => need !== 'unreleased');
      return { remote, releases: released.length > 0 ? released : all };
    }),
  );
  return {
    kind: 'board',
    environments: facts.map((each) => environmentLine(request, each)),
    remotes,
    moves: facts
      .flatMap(({ moves }) => moves.slice(0, RECENT_MOVES))
      .sort((one, other) => other.time.localeCompare(one.time))
      .slice(0, RECENT_MOVES),
    shells: facts.flatMap(({ shells }) => runningOf(shells)),
  };
}

/** Returns an environment's live shells; without any, those that have fallen silent. */
function runningOf(shells: readonly ShellLine[]): readonly ShellLine[] {
  const live = shells.filter(({ isLive }) => isLive);
  return live.length > 0 ? live : shells;
}

export function environmentLine(
  request: FastifyRequest,
  { row, current }: EnvironmentFacts,
): EnvironmentLine {
  return {
    name: row.name,
    revision: current.revision,
    signedAt: current.issued_at.toISOString(),
    frozen: row.frozen,
    plannedFreezes: row.planned_freezes,
    mayFreeze: may(request, { to: 'move', environment: row.name, remote: '', action: 'freeze' }),
  };
}
