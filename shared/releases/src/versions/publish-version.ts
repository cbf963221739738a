import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ShellManifest } from '@careers/contract';
import { runGate } from '@careers/federation/checks';
import type {
  Build as CheckedBuild,
  GateResult,
  RenderVerdict,
  Rule,
  Verdict,
} from '@careers/federation/checks';
import type { Database } from '../database/schema.ts';
import { RegistryError, refused } from '../registry-error.ts';
import type { NewCheck } from '../checks/check-store.ts';
import { gateCheck, gateFindings } from '../checks/gate-check.ts';
import { renderedCheck } from '../checks/render-check.ts';
import type { Candidate } from '../rules/candidate.ts';
import { passedOverRules } from '../rules/gate-rules.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { MANIFEST_FILE, readBuild } from './archive/read-build.ts';
import type { Build, BuildFile } from './archive/read-build.ts';
import { receive } from './archive/receive.ts';
import { unpack } from './archive/unpack.ts';
import { withDraft } from '../drafts.ts';
import { liveManifests } from './live-versions.ts';
import { writeAudit } from '../audit/audit.ts';
import { keyOf } from '../store/digest.ts';
import { findRemote, findVersion, selectVersion } from './find-version.ts';
import type { VersionRow } from './find-version.ts';
import { decide, refuseTaken, reserve } from './version-rows.ts';
import type { Publisher } from './version-rows.ts';

const PUTS_AT_ONCE = 4;
/** Maximum concurrent uploads per remote, so that one team does not block others. */
const MAX_UPLOADS_AT_ONCE = 8;

export interface PublishContext {
  database: Database;
  store: BlobStore;
  shells: () => Promise<ShellManifest[]>;
  rules: readonly Rule<Candidate>[];
  /** Renders the samples of a build. */
  render: (build: CheckedBuild) => Promise<RenderVerdict>;
  /** Folder for uploads while they are checked. */
  drafts: string;
}

export interface Upload {
  remote: string;
  body: Readable;
  announcedBytes: number | undefined;
  agreed: Candidate['agreed'];
  publisher: Publisher;
}

/**
 * Publishes an archive: reserves the number, runs the gate, stores the files, and marks the version ready. Resumable by
 * publishing the same again. Returns the version, and true if this call made it ready.
 * @throws RegistryError by the
 * refusing rule.
 */
export async function publishVersion(
  context: PublishContext,
  upload: Upload,
): Promise<{ row: VersionRow; isNew: boolean }> {
  const owned = await findRemote(context.database, upload.remote);
  return withUpload(context, upload.remote, async (draft) => {
    const build = await unpacked(upload, draft);
    const isNew = await publishBuild(context, build, owned, upload);
    return { row: await findVersion(context.database, upload.remote, build.manifest.version), isNew };
  });
}

/**
 * Checks an archive like publishing it, rendering its samples, but stores only an audit line, as its code was run.
 * @throws RegistryError for an invalid archive.
 */
export async function checkVersion(
  context: PublishContext,
  upload: Omit<Upload, 'publisher'> & { actor: string },
): Promise<{ gate: GateResult[]; checks: NewCheck[] }> {
  const owned = await findRemote(context.database, upload.remote);
  return withUpload(context, upload.remote, async (draft) => {
    const build = await unpacked(upload, draft);
    const { name, version } = build.manifest;
    await context.database.transaction().execute((transaction) =>
      writeAudit(transaction, {
        ...{ actor: upload.actor, action: 'check', target: `${name}@${version}` },
        ...{ after: { digest: keyOf(build.digest) }, reason: null },
      }),
    );
    const { results: gate, refusal } = await askGate(context, build, owned, upload.agreed);
    return { gate, checks: refusal ? [] : await rendered(context, build) };
  });
}

async function askGate(
  { database, shells, rules }: PublishContext,
  { manifest, folder }: Build,
  owned: Awaited<ReturnType<typeof findRemote>>,
  agreed: Candidate['agreed'],
): Promise<Verdict & { passedOver: GateResult[] }> {
  const live = await liveManifests(database);
  const others = await database
    .selectFrom('remote')
    .select('mount')
    .where('name', '!=', manifest.name)
    .execute();
  const ownedByOthers = others.flatMap(({ mount }) => mount);
  const environments = await database.selectFrom('environment').select('name').orderBy('rank').execute();
  const candidate = {
    manifest,
    directory: folder,
    owned,
    budgets: { areaKilobytes: owned.area_kilobytes, widgetKilobytes: owned.widget_kilobytes },
    ownedByOthers,
    live,
    environments: environments.map(({ name }) => name),
    shells: await shells(),
    agreed,
  };
  const verdict = await runGate(candidate, rules);
  return { ...verdict, passedOver: await passedOverRules(candidate, rules) };
}

const uploads = new Map<string, number>();

/**
 * Handles an upload in a temporary folder.
 * @throws RegistryError 429 above the remote's limit of concurrent uploads.
 */
async function withUpload<Result>(
  { drafts }: PublishContext,
  remote: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  const others = uploads.get(remote) ?? 0;
  if (others >= MAX_UPLOADS_AT_ONCE)
    throw refused('too-many-uploads', `${others} archives of ${remote} are being checked at this moment.`);
  uploads.set(remote, others + 1);
  try {
    return await withDraft(drafts, work);
  } finally {
    const left = (uploads.get(remote) ?? 1) - 1;
    if (left === 0) uploads.delete(remote);
    else uploads.set(remote, left);
  }
}

async function unpacked(
  { body, announcedBytes, remote }: Omit<Upload, 'publisher'>,
  draft: string,
): Promise<Build> {
  const [archive, folder] = [join(draft, 'archive.tgz'), join(draft, 'build')];
  await mkdir(folder);
  await receive(body, announcedBytes, archive);
  await unpack(archive, folder);
  return readBuild(folder, remote);
}

async function publishBuild(
  context: PublishContext,
  build: Build,
  owned: Awaited<ReturnType<typeof findRemote>>,
  { agreed, publisher }: Upload,
): Promise<boolean> {
  const { database, store } = context;
  const { manifest, folder, digest } = build;
  const known = await selectVersion(database, manifest.name, manifest.version);
  if (known) refuseTaken(known, digest);
  await store.put(digest, await readFile(join(folder, MANIFEST_FILE)));
  const row = await reserve(database, build, publisher);
  if (row.state === 'ready') {
    // Restores files that the store has lost.
    await putAll(store, build);
    return false;
  }
  const { results: gate, refusal, passedOver } = await askGate(context, build, owned, agreed);
  if (refusal) {
    const { rule, message, remedy } = refusal;
    const checks = [gateCheck(gate, [])];
    await decide(database, build, publisher, { state: 'refused', gate, checks, reason: message });
    throw new RegistryError(422, rule, message, remedy, { details: gateFindings(gate) });
  }
  const checks = [gateCheck(gate, passedOver), ...(await rendered(context, build))];
  await putAll(store, build);
  return decide(database, build, publisher, { state: 'ready', gate, checks, reason: null });
}

/** Renders the samples of a build, except for development builds. */
async function rendered(
  { render }: PublishContext,
  { manifest, folder: directory }: Build,
): Promise<NewCheck[]> {
  return manifest.development ? [] : [renderedCheck(await render({ manifest, directory }))];
}

async function putAll(store: BlobStore, { folder, files }: Build): Promise<void> {
  const put = async ({ digest, path }: BuildFile) => store.put(digest, await readFile(join(folder, path)));
  await Readable.from(files).forEach(put, { concurrency: PUTS_AT_ONCE });
}
