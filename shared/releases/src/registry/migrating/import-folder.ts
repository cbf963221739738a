import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import type { Kysely } from 'kysely';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import { foldersOf, readDocument, readLog } from '@careers/cli/files';
import type { Folders } from '@careers/cli/files';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../database/schema.ts';
import { currentDocument, issueDocument } from '../documents/document-store.ts';
import type { KeyRing } from '../documents/key-ring.ts';
import { lockEnvironment } from '../environments/environment-store.ts';
import { PRODUCTION, STAGING } from '../environments/prepare-environments.ts';
import { REGISTRY } from '../environments/reissue.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { importVersion } from './import-version.ts';
import { storedBuild } from './stored-build.ts';

export interface ImportContext {
  database: Kysely<Database>;
  keys: KeyRing;
  store: BlobStore;
  /** Told what is imported, and what cannot be. */
  say(line: string): void;
}

/**
 * Takes over what a site without a registry has published and released, once: before production has its first document.
 * Killed half-way it goes on at the next start, where it was.
 */
export async function importFolder(context: ImportContext, dataDirectory: string): Promise<void> {
  const { database, say } = context;
  if (await currentDocument(database, PRODUCTION)) return;
  const folders = foldersOf(dataDirectory);
  const released = await readDocument(folders);
  if (released.revision === 0) return;
  const kept = await importVersions(context, folders);
  const remotes = withoutLost(released.remotes, kept, say);
  const revision = await importReleases(context, folders, { ...released, remotes });
  say(`${kept.size} versions and revision ${revision} are taken over from ${dataDirectory}`);
}

/** Returns the versions that are there now, as `name@version`. */
async function importVersions(context: ImportContext, { store }: Folders): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const remote of await readdir(store).catch(() => [])) {
    for (const number of (await readdir(join(store, remote))).filter((name) => semver.valid(name))) {
      const folder = join(store, remote, number);
      const build = await storedBuild(folder, remote, number).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
        context.say(`${remote}@${number} is left out: ${reason}`);
        return null;
      });
      if (!build) continue;
      await importVersion(context.database, context.store, build);
      kept.add(`${remote}@${number}`);
    }
  }
  return kept;
}

/** A document names only versions that are there: a remote whose stable version is lost goes by the next one that is. */
function withoutLost(
  remotes: ReleaseDocument['remotes'],
  kept: ReadonlySet<string>,
  say: (line: string) => void,
): ReleaseDocument['remotes'] {
  const entries = Object.entries(remotes).flatMap(([name, release]): [string, RemoteRelease][] => {
    const isKept = (version: string) => kept.has(`${name}@${version}`);
    const [stable, ...fallback] = [release.stable, ...release.fallback].filter(isKept);
    if (stable === undefined) {
      say(`${name} is left out, no released version of it can be read`);
      return [];
    }
    const isOnTrial = release.candidate !== null && isKept(release.candidate);
    return [[name, { ...release, stable, fallback, ...(!isOnTrial && { candidate: null, percent: 0 }) }]];
  });
  return Object.fromEntries(entries);
}

/** All at once: the log, the document in force, and what staging begins with. */
async function importReleases(
  { database, keys }: ImportContext,
  folders: Folders,
  { revision, remotes }: ReleaseDocument,
): Promise<number> {
  const log = await readLog(folders);
  return database.transaction().execute(async (transaction) => {
    await lockEnvironment(transaction, PRODUCTION);
    if (await currentDocument(transaction, PRODUCTION)) return revision;
    for (const entry of log)
      await writeAudit(transaction, {
        actor: REGISTRY,
        action: 'import',
        target: `${PRODUCTION}/${entry.remote}`,
        before: entry.before,
        after: entry,
        reason: 'Moved before the registry kept the log.',
      });
    const reason = 'Taken over from the data folder.';
    const lastMove = {
      time: new Date().toISOString(),
      who: REGISTRY,
      command: 'import',
      remote: '*',
      before: null,
      after: null,
      reason,
    };
    await issueDocument(transaction, keys, PRODUCTION, { revision, remotes, lastMove });
    await issueDocument(transaction, keys, STAGING, { revision: 1, remotes: stableOnly(remotes), lastMove });
    for (const [target, after] of [
      [PRODUCTION, { revision, remotes }],
      [STAGING, { revision: 1 }],
    ] as const)
      await writeAudit(transaction, { actor: REGISTRY, action: 'import', target, after, reason });
    return revision;
  });
}

function stableOnly(remotes: ReleaseDocument['remotes']): ReleaseDocument['remotes'] {
  const entries = Object.entries(remotes).map(([name, release]): [string, RemoteRelease] => [
    name,
    { ...release, candidate: null, percent: 0, fallback: [], withdrawn: [] },
  ]);
  return Object.fromEntries(entries);
}
