import type { GateResult } from '@careers/federation/checks';
import { writeAudit } from '../audit/audit.ts';
import { storeCheck } from '../checks/check-store.ts';
import type { NewCheck } from '../checks/check-store.ts';
import type { Database } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import { columnOf, digestOfColumn, keyOf } from '../store/digest.ts';
import type { Build } from './archive/read-build.ts';
import { MANIFEST_FILE } from './archive/read-build.ts';
import { findVersion } from './find-version.ts';
import type { VersionRow } from './find-version.ts';

const WORDS = { checking: 'begun, not yet published,', ready: 'published', refused: 'refused' };

export interface Decision {
  state: 'ready' | 'refused';
  gate: GateResult[];
  /** Its checks, including the gate's. */
  checks: readonly NewCheck[];
  reason: string | null;
}

export interface Publisher {
  name: string;
  provenance: Record<string, string>;
}

/**
 * Reserves a number for a build; returns the existing version if it has the same files.
 * @throws RegistryError if other
 * files have or had the number.
 */
export async function reserve(
  database: Database,
  { manifest, digest, files }: Build,
  publisher: Publisher,
): Promise<VersionRow> {
  return database.transaction().execute(async (transaction) => {
    const document = files.filter(({ path }) => path === MANIFEST_FILE);
    await insertBlobs(transaction, document);
    await transaction
      .insertInto('version')
      .values({
        remote: manifest.name,
        number: manifest.version,
        digest: columnOf(digest),
        manifest: JSON.stringify(manifest),
        state: 'checking',
        provenance: JSON.stringify(publisher.provenance),
        bytes: files.reduce((total, { bytes }) => total + bytes, 0),
        published_by: publisher.name,
      })
      .onConflict((conflict) => conflict.columns(['remote', 'number']).doNothing())
      .execute();
    const row = await findVersion(transaction, manifest.name, manifest.version);
    refuseTaken(row, digest);
    return row;
  });
}

/** @throws RegistryError if a version has other files or is deleted: a number is immutable. */
export function refuseTaken({ remote, number, state, digest }: VersionRow, ofBuild: string): void {
  if (state !== 'deleted' && digestOfColumn(digest) === ofBuild) return;
  const why =
    state === 'deleted' ? 'was deleted, and its number stays its own' : `is ${WORDS[state]} with other files`;
  throw refused('number-taken', `${remote}@${number} ${why}.`);
}

/**
 * Stores the gate's decision with the checks and the audit line, atomically. A ready or deleted version keeps its
 * state, whatever a later upload gives. @returns true if stored.
 */
export async function decide(
  database: Database,
  { manifest, digest, files }: Build,
  publisher: Publisher,
  decision: Decision,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { name: remote, version: number } = manifest;
    const row = await transaction
      .updateTable('version')
      .set({
        state: decision.state,
        gate: JSON.stringify(decision.gate),
        published_by: publisher.name,
        published_at: new Date(),
      })
      .where('remote', '=', remote)
      .where('number', '=', number)
      .where('state', 'in', ['checking', 'refused'])
      .returning('state')
      .executeTakeFirst();
    if (!row) return false;
    for (const check of decision.checks) await storeCheck(transaction, { remote, number }, check);
    if (decision.state === 'ready') {
      await insertBlobs(transaction, files);
      await transaction
        .insertInto('version_blob')
        .values(files.map((file) => ({ remote, number, path: file.path, digest: columnOf(file.digest) })))
        .execute();
    }
    await writeAudit(transaction, {
      actor: publisher.name,
      action: decision.state === 'ready' ? 'publish' : 'refuse',
      target: `${remote}@${number}`,
      after: { digest: keyOf(digest), state: decision.state, provenance: publisher.provenance },
      reason: decision.reason,
    });
    return true;
  });
}

/** Inserts in the order of digests, so that two publishers of the same files cannot deadlock. */
async function insertBlobs(
  transaction: Database,
  files: readonly { digest: string; bytes: number }[],
): Promise<void> {
  const rows = new Map(files.map(({ digest, bytes }) => [columnOf(digest), bytes]));
  await transaction
    .insertInto('blob')
    .values(
      [...rows]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([digest, bytes]) => ({ digest, bytes })),
    )
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}
