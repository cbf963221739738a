import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emptyReleaseDocument } from '@careers/contract';
import { foldersOf, moveDocument } from '@careers/cli/files';
import { introduce, promote, rollout } from '@careers/cli/moves';
import { aManifest } from '@careers/cli/testing';
import { startCoreRegistry } from '../../../testing/core-registry.ts';
import type { CoreRegistry } from '../../../testing/core-registry.ts';
import { startOwnDatabase } from '../../../testing/own-database.ts';
import type { OwnDatabase } from '../../../testing/own-database.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { prepareDocuments } from '../environments/prepare-environments.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { digestOf } from '../store/digest.ts';
import { DiskStore } from '../store/disk-store.ts';
import { importFolder } from './import-folder.ts';

let cluster: OwnDatabase;
let registry: CoreRegistry;
let data: string;
let blobs: string;
let said: string[];
beforeAll(async () => {
  cluster = await startOwnDatabase();
  registry = await startCoreRegistry(cluster);
}, 120_000);
afterAll(async () => {
  await registry.stop();
  await cluster.stop();
});
beforeEach(async () => {
  await registry.reset({ withDocuments: false });
  said = [];
  data = await mkdtemp(join(cluster.directory, 'site-'));
  blobs = join(data, 'registry', 'blobs');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
  const folders = foldersOf(data);
  await moveDocument(folders, 'mf-search', 'publish mf-search 1.0.0', introduce('mf-search', '1.0.0'));
  await moveDocument(folders, 'mf-search', 'promote mf-search 1.1.0', promote('mf-search', '1.1.0'));
  await moveDocument(folders, 'mf-search', 'rollout mf-search 1.2.0', rollout('mf-search', '1.2.0', 10));
});

/** Puts a version into the store as publishing does: maps and compressed forms beside what its manifest names. */
async function publish(version: string): Promise<void> {
  const folder = join(data, 'store', 'mf-search', version);
  const files = {
    'client/remoteEntry.js': `client ${version}`,
    'client/area.js': 'the same in each version',
    'server/remoteEntry.cjs': `server ${version}`,
    'maps/client/area.js.map': '{}',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const digest = (path: keyof typeof files) => digestOf(Buffer.from(files[path]));
  const manifest = aManifest({
    version,
    client: {
      entry: 'remoteEntry.js',
      integrity: {
        'remoteEntry.js': digest('client/remoteEntry.js'),
        'area.js': digest('client/area.js'),
      },
    },
    server: { entry: 'remoteEntry.cjs', integrity: { 'remoteEntry.cjs': digest('server/remoteEntry.cjs') } },
  });
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
}

const run = (store: BlobStore = new DiskStore(blobs)) =>
  importFolder(
    { database: registry.database, keys: registry.keys, store, say: (line) => said.push(line) },
    data,
  );

/** What the registry has, without what differs from run to run. */
async function contents() {
  const { database } = registry;
  const versions = await database
    .selectFrom('version')
    .select(['number', 'digest', 'state'])
    .orderBy('number')
    .execute();
  const files = await database
    .selectFrom('version_blob')
    .selectAll()
    .orderBy('number')
    .orderBy('path')
    .execute();
  const documents = await database
    .selectFrom('document')
    .select(['environment', 'revision', 'body'])
    .orderBy('environment')
    .execute();
  const lines = await database.selectFrom('audit').select(['action', 'target']).orderBy('sequence').execute();
  return {
    versions,
    files,
    lines,
    documents: documents.map(({ body: { remotes, versions: pins }, ...row }) => ({ ...row, remotes, pins })),
  };
}

describe('[REL-09] the data folder of a site without a registry', () => {
  it('is taken over: versions with their files, the document at its revision, the log', async () => {
    await run();
    const { versions, files, documents, lines } = await contents();
    expect(versions.map(({ number, state }) => `${number} ${state}`)).toEqual([
      '1.0.0 ready',
      '1.1.0 ready',
      '1.2.0 ready',
    ]);
    expect(files).toHaveLength(12);
    expect(files.some(({ path }) => path.startsWith('maps/'))).toBe(false);
    for (const { digest } of files) expect(await new DiskStore(blobs).has(`sha384-${digest}`)).toBe(true);
    const [production, staging] = documents;
    expect(production).toMatchObject({
      revision: 3,
      remotes: { 'mf-search': { stable: '1.1.0', candidate: '1.2.0', percent: 10, fallback: ['1.0.0'] } },
    });
    expect(Object.keys(production?.pins ?? {})).toHaveLength(3);
    expect(staging).toMatchObject({
      revision: 1,
      remotes: { 'mf-search': { stable: '1.1.0', candidate: null } },
    });
    expect(lines.filter(({ action }) => action === 'import')).toHaveLength(5);
    expect(await verifyAudit(registry.database)).toMatchObject({ ok: true });
  });

  it('is taken over once: another start changes nothing, whatever the folder says by then', async () => {
    await run();
    const once = await contents();
    await moveDocument(foldersOf(data), 'mf-search', 'promote mf-search', promote('mf-search'));
    await run();
    await prepareDocuments(registry.database, registry.keys);
    expect(await contents()).toEqual(once);
  });

  it('is taken over by a second start where the first was killed, wherever that was', async () => {
    await run();
    const undisturbed = await contents();
    for (const last of [0, 1, 5, 8, 11]) {
      await registry.reset({ withDocuments: false });
      await expect(run(new FailingStore(blobs, last))).rejects.toThrow('killed');
      await run();
      expect(await contents()).toEqual(undisturbed);
    }
  });

  it('loses no remote where a version of it is not as published: the one before is stable', async () => {
    await writeFile(join(data, 'store', 'mf-search', '1.1.0', 'client', 'area.js'), 'another');
    await run();
    const { versions, documents } = await contents();
    expect(versions.map(({ number }) => number)).toEqual(['1.0.0', '1.2.0']);
    expect(documents[0]?.remotes['mf-search']).toMatchObject({
      stable: '1.0.0',
      candidate: '1.2.0',
      fallback: [],
    });
    expect(said.join('\n')).toContain('mf-search@1.1.0 is left out: client/area.js is not the file');
  });

  it('is nothing where nothing was released', async () => {
    data = await mkdtemp(join(cluster.directory, 'site-'));
    await run();
    expect((await contents()).documents).toEqual([]);
    await prepareDocuments(registry.database, registry.keys);
    expect((await contents()).documents).toMatchObject([
      { revision: 1, remotes: emptyReleaseDocument().remotes },
      {},
    ]);
  });
});

/** Ends the process that uses it, so to say, after some files. */
class FailingStore extends DiskStore {
  #left: number;

  constructor(directory: string, left: number) {
    super(directory);
    this.#left = left;
  }

  override async put(digest: string, bytes: Uint8Array): Promise<void> {
    if (this.#left === 0) throw new Error('killed');
    this.#left -= 1;
    await super.put(digest, bytes);
  }
}
