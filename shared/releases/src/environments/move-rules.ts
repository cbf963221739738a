import { sql } from 'kysely';
import type { ReleaseDocument } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import type { IssuedDocument } from '../documents/document-store.ts';
import { impossibleMove, refused } from '../registry-error.ts';
import { refuseDevelopment } from '../rules/development.ts';
import { sharedNeeds } from '../rules/gate/shells.ts';
import { liveShells } from '../shells/shells.ts';
import type { EnvironmentRow } from './environment-store.ts';
import type { MoveRequest } from './schemas.ts';

/** Refuses a move that was decided at another revision than the one in force. */
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

/** Refuses a move in a frozen environment, or of a pinned remote; a candidate can always be taken from visitors. */
export function refuseHeld(
  environment: EnvironmentRow,
  document: ReleaseDocument,
  request: MoveRequest,
): void {
  const { action } = request;
  if (action === 'halt' || action === 'pause') return;
  if (environment.frozen !== null)
    throw refused('frozen', `${environment.name} is frozen: ${environment.frozen}`);
  if (action === 'restore' || action === 'unpin') return;
  const pinned = document.remotes[request.remote]?.pinned;
  if (pinned !== undefined) throw refused('pinned', `${request.remote} is pinned: ${pinned}`);
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
  /** True where all visitors get it. */
  isForEverybody: boolean;
}

/**
 * Refuses to give visitors a version that the shells of this environment could not run, one for debuggers, or, to all of
 * them, one that the required environment has not had. A version that was stable here is let through: it has run.
 */
export async function refuseUnfit(
  database: Database,
  environment: Pick<EnvironmentRow, 'name' | 'requires'>,
  before: ReleaseDocument,
  after: ReleaseDocument,
): Promise<void> {
  const shells = await liveShells(database, environment.name);
  for (const { remote, version, isForEverybody } of newVersions(before, after)) {
    const row = await database
      .selectFrom('version')
      .select(['manifest', 'digest'])
      .where('remote', '=', remote)
      .where('number', '=', version)
      .executeTakeFirst();
    // Pinning the versions of the document refuses an unknown one.
    if (!row) continue;
    refuseDevelopment(row.manifest);
    const unmet = await sharedNeeds.check({ manifest: row.manifest, shells });
    if (unmet !== null) throw impossibleMove(`${unmet} ${sharedNeeds.remedy}`);
    if (isForEverybody && environment.requires !== null)
      await refuseUntried(database, environment.requires, `${remote}@${version}`, row.digest);
  }
}

function newVersions(before: ReleaseDocument, after: ReleaseDocument): NewVersion[] {
  return Object.entries(after.remotes).flatMap(([remote, { stable, candidate, percent }]) => {
    const known = before.remotes[remote];
    const wasStable = [known?.stable, ...(known?.fallback ?? [])];
    return [
      { remote, version: stable, isForEverybody: true },
      ...(candidate === null ? [] : [{ remote, version: candidate, isForEverybody: percent === 100 }]),
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
    .where(sql<boolean>`body @> ${pin}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (tried) return;
  throw refused('not-tried', `${version} has not been in ${required}, with the very same files.`);
}
