import type { FastifyRequest } from 'fastify';
import type { RemoteRelease } from '@careers/contract';
import type { CheckLine, Release, Serving, ShellLine } from '@careers/desk/views';
import { checksOf } from '../checks/check-store.ts';
import type { Database } from '../database/schema.ts';
import { requireCurrent } from '../documents/document-store.ts';
import type { IssuedDocument } from '../documents/document-store.ts';
import { requireEnvironment } from '../environments/environment-store.ts';
import type { EnvironmentRow } from '../environments/environment-store.ts';
import { checksIn } from '../environments/required-checks.ts';
import { rolloutsHealth } from '../health/rollout-health.ts';
import type { RolloutHealth } from '../health/schemas.ts';
import { readPlans } from '../plans/read-plans.ts';
import type { RunningPlan } from '../plans/read-plans.ts';
import { linkedWith } from '../rules/linked.ts';
import { isPassed, unmetChecks } from '../rules/unmet-checks.ts';
import type { Outcome } from '../shells/outcome-schemas.ts';
import { listOutcomes } from '../shells/outcomes.ts';
import { reportedShells } from '../shells/shells.ts';
import { evidenceOf } from './evidence.ts';
import { haltedVersion, needOf } from './need.ts';
import { recentMoves } from './recent-moves.ts';
import type { RecentMove } from './recent-moves.ts';
import { planLine } from './plan-line.ts';
import { lackingOf, mayMove } from './rights.ts';

/** Data of the pages of an environment, read once per request. */
export interface EnvironmentFacts {
  row: EnvironmentRow;
  current: IssuedDocument;
  outcomes: readonly Outcome[];
  healths: readonly RolloutHealth[];
  moves: readonly RecentMove[];
  shells: readonly ShellLine[];
  plans: readonly RunningPlan[];
}

/** @throws RegistryError for an unknown environment. */
export async function readEnvironmentFacts(database: Database, name: string): Promise<EnvironmentFacts> {
  const row = await requireEnvironment(database, name);
  const [current, outcomes, moves, shells] = await Promise.all([
    requireCurrent(database, name),
    listOutcomes(database, { environment: name }),
    recentMoves(database, name),
    reportedShells(database, name),
  ]);
  const healths = await rolloutsHealth(database, name, current.body);
  const plans = await readPlans(database, name);
  return {
    ...{ row, current, outcomes, healths, moves, plans },
    shells: shells.map(({ instance, revision, tookMilliseconds, fallbacks, seenAt, live }) => ({
      ...{ instance, revision, tookMilliseconds, fallbacks, seenAt },
      environment: name,
      wanted: current.revision,
      isLive: live,
    })),
  };
}

/** Release of a remote that was never released. */
const NONE: RemoteRelease = { stable: '', candidate: null, percent: 0, salt: '', fallback: [] };

/** Returns a remote in an environment, with the actions that the user may take. */
export async function readRelease(
  database: Database,
  request: FastifyRequest,
  { row, current, outcomes, healths, moves, shells, plans }: EnvironmentFacts,
  remote: string,
): Promise<Release> {
  const known = Object.hasOwn(current.body.remotes, remote) ? current.body.remotes[remote] : undefined;
  const { stable, candidate, percent, fallback, pinned } = known ?? NONE;
  const health = healths.find((each) => each.remote === remote);
  const checks = candidate === null ? [] : await checkLines(database, row, { remote, number: candidate });
  const serving = servingOf(shells, remote);
  const linked = linkedWith(current.body.remotes, remote);
  const others = linked.map((other) => other.remote);
  const movedWith = [remote, ...others];
  const lastMove = moves.find((move) => movedWith.includes(move.remote)) ?? null;
  const halted = candidate === null ? haltedVersion(lastMove) : null;
  const seen = evidenceOf(outcomes, remote, known ?? NONE, halted);
  const evidence = { ...seen, against: health ?? null };
  const running = plans.find((each) => each.row.remote === remote);
  const plan = running ? planLine(request, running) : null;
  const held = { frozen: row.frozen, pinned: pinned ?? null };
  const facts = { ...held, halted, evidence, checks, serving, lastMove, plan };
  return {
    environment: row.name,
    remote,
    revision: current.revision,
    need: known ? needOf(known, facts) : 'unreleased',
    stable: known ? stable : null,
    ...{ candidate, percent, fallback, linked },
    ...facts,
    may: mayMove(request, row.name, remote, others),
    lacking: lackingOf(
      request,
      ...movedWith.map(
        (each) => ({ to: 'move', environment: row.name, remote: each, action: 'start' }) as const,
      ),
    ),
  };
}

async function checkLines(
  database: Database,
  { name, required_checks: required }: EnvironmentRow,
  version: { remote: string; number: string },
): Promise<CheckLine[]> {
  const checks = checksIn(name, await checksOf(database, version));
  const missing = unmetChecks(required, checks).filter(({ conclusion }) => conclusion === 'missing');
  return [...missing, ...checks].map(({ name: check, conclusion, summary }) => ({
    ...{ name: check, conclusion, summary },
    isPassed: isPassed(conclusion),
    isRequired: required.includes(check),
  }));
}

function servingOf(shells: readonly ShellLine[], remote: string): Serving {
  const live = shells.filter(({ isLive }) => isLive);
  const current = live.filter(({ revision, wanted }) => revision === wanted);
  const took = current.flatMap(({ tookMilliseconds }) =>
    tookMilliseconds === null ? [] : [tookMilliseconds],
  );
  return {
    live: live.length,
    current: current.length,
    slowestMilliseconds: took.length === 0 ? null : Math.max(...took),
    fallbacks: live.flatMap(({ instance: shell, fallbacks }) =>
      fallbacks
        .filter((fallback) => fallback.remote === remote)
        .map(({ wanted, served, why }) => ({ shell, wanted, served, why })),
    ),
  };
}
