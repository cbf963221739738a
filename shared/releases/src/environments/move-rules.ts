import { sql } from 'kysely';
import type { ReleaseDocument } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import type { IssuedDocument } from '../documents/document-store.ts';
import { impossibleMove, refused } from '../registry-error.ts';
import { describeFailures } from '../rules/failed-candidate.ts';
import { refuseDevelopment } from '../rules/development.ts';
import { sharedNeeds } from '../rules/gate/shells.ts';
import { listOutcomes } from '../shells/outcomes.ts';
import { liveShells } from '../shells/shells.ts';
import type { EnvironmentRow } from './environment-store.ts';
import { WAYS_BACK } from './given-versions.ts';
import type { MoveRequest } from './schemas.ts';
import { widenedVersion } from './widened-version.ts';

/** Refuses a move based on another revision than the active one. */
export function refuseStale(
  environment: string,
  { revision, body: { lastMove } }: IssuedDocument,
  expected: number,
): void {
  if (revision === expected) return;
  const last = lastMove ? `: "${lastMove.command}" by ${lastMove.who} was the last move` : '';
  throw refused('revision-moved', `${environment} is at revision ${revision}, not ${expected}${last}.`, {
    now: revision,
    ...(lastMove && { by: lastMove.who, command: lastMove.command }),
  });
}

/** Refuses a move in a frozen environment, or of a pinned remote; rollbacks are always allowed. */
export function refuseHeld(
  environment: EnvironmentRow,
  document: ReleaseDocument,
  request: MoveRequest,
): void {
  const { action } = request;
  if (WAYS_BACK.has(action)) return;
  if (environment.frozen !== null)
    throw refused('frozen', `${environment.name} is frozen: ${environment.frozen}`);
  if (action === 'restore' || action === 'unpin') return;
  const pinned = document.remotes[request.remote]?.pinned;
  if (pinned !== undefined) throw refused('pinned', `${request.remote} is pinned: ${pinned}`);
}

/** Refuses a rollout or promotion that would withdraw a version from visitors without consent. */
export function refuseTaking({ remotes }: ReleaseDocument, request: MoveRequest): void {
  if (request.action !== 'start' && request.action !== 'promote') return;
  const { remote, version, replace = false } = request;
  const { candidate = null, percent = 0 } = remotes[remote] ?? {};
  if (candidate === null || percent === 0) return;
  if (candidate !== version && !replace)
    throw refused('candidate-taken', `${percent} % of the visitors have ${remote}@${candidate}.`);
  if (request.action !== 'start' || candidate !== version || request.lower) return;
  if (request.percent < percent)
    throw refused(
      'visitors-lose',
      `${percent} % of the visitors have ${remote}@${version}, more than ${request.percent} %.`,
    );
}

/** Refuses to give more visitors a version that failed in its last rollout. */
export async function refuseFailed(
  database: Database,
  environment: string,
  { remotes }: ReleaseDocument,
  request: MoveRequest,
): Promise<void> {
  if (request.action === 'restore' || ('despiteFailures' in request && request.despiteFailures)) return;
  const { remote } = request;
  const version = widenedVersion(request, remotes[remote]);
  if (version === null) return;
  const [seen] = await listOutcomes(database, { environment, remote, version });
  if (!seen?.hasFailed) return;
  throw refused('trial-failed', `${remote}@${version} has failed for visitors: ${describeFailures(seen)}.`, {
    failures: seen.failures,
  });
}

/** Refuses to restore another version of a remote that is pinned. */
export function refuseMovedPins(before: ReleaseDocument, after: ReleaseDocument): void {
  for (const [name, now] of Object.entries(before.remotes)) {
    if (now.pinned === undefined) continue;
    const then = after.remotes[name];
    const isSame = ['stable', 'candidate', 'percent', 'salt'] as const;
    if (!then || isSame.some((field) => then[field] !== now[field]))
      throw refused('pinned', `${name} is pinned: ${now.pinned}`);
  }
}

interface NewVersion {
  remote: string;
  version: string;
  /** False for a candidate at 0 %. */
  reachesVisitors: boolean;
}

/**
 * Refuses a version that shells of this environment could not run, a development build, or one that no shell of the
 * required environment has served. Accepts a former stable version, which has run here.
 */
export async function refuseUnfit(
  database: Database,
  environment: Pick<EnvironmentRow, 'name' | 'requires'>,
  before: ReleaseDocument,
  after: ReleaseDocument,
): Promise<void> {
  const shells = await liveShells(database, environment.name);
  for (const { remote, version, reachesVisitors } of newVersions(before, after)) {
    const row = await database
      .selectFrom('version')
      .select(['manifest', 'digest'])
      .where('remote', '=', remote)
      .where('number', '=', version)
      .executeTakeFirst();
    // Unknown versions are refused when the document is signed.
    if (!row) continue;
    refuseDevelopment(row.manifest);
    const unmet = await sharedNeeds.check({ manifest: row.manifest, shells });
    if (unmet !== null) throw impossibleMove(`${unmet} ${sharedNeeds.remedy}`);
    if (reachesVisitors && environment.requires !== null)
      await refuseUntried(database, environment.requires, `${remote}@${version}`, row.digest);
  }
}

function newVersions(before: ReleaseDocument, after: ReleaseDocument): NewVersion[] {
  return Object.entries(after.remotes).flatMap(([remote, { stable, candidate, percent }]) => {
    const known = before.remotes[remote];
    const wasStable = [known?.stable, ...(known?.fallback ?? [])];
    // A candidate that stays where it was would hold every move of the other remotes, even a halt.
    const isGiven = candidate === known?.candidate && percent <= known.percent;
    return [
      { remote, version: stable, reachesVisitors: true },
      ...(candidate === null || isGiven
        ? []
        : [{ remote, version: candidate, reachesVisitors: percent > 0 }]),
    ].filter(({ version }) => !wasStable.includes(version));
  });
}

async function refuseUntried(
  database: Database,
  required: string,
  version: string,
  digest: string,
): Promise<void> {
  const pin = JSON.stringify({ versions: { [version]: { manifest: `sha384-${digest}` } } });
  const tried = await database
    .selectFrom('document')
    .select('revision')
    .where('environment', '=', required)
    .where('served_at', 'is not', null)
    .where(sql<boolean>`body @> ${pin}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (tried) return;
  throw refused('not-tried', `No shell of ${required} has served ${version} with the very same files.`);
}
