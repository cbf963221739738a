import { mkdtemp, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { startCoreRegistry } from '../../src/testing/core-registry.ts';
import type { CoreRegistry } from '../../src/testing/core-registry.ts';
import { requireCurrent } from '../../src/documents/document-store.ts';
import { columnOf, digestOf, keyOf } from '../../src/store/digest.ts';
import { DiskStore } from '../../src/store/disk-store.ts';
import { collect, findOrphans } from './collect.ts';

const DAY = 24 * 60 * 60 * 1000;
let registry: CoreRegistry;
let folder: string;
let store: DiskStore;
beforeAll(async () => {
  registry = await startCoreRegistry();
});
afterAll(() => registry.stop());
beforeEach(async () => {
  await registry.reset();
  folder = await mkdtemp(join(registry.directory, 'store-'));
  store = new DiskStore(folder);
});

/** Stores a file that is this many days old; returns its digest. */
async function stored(text: string, days: number): Promise<string> {
  const bytes = Buffer.from(text);
  const digest = digestOf(bytes);
  await store.put(digest, bytes);
  const then = new Date(Date.now() - days * DAY);
  const key = keyOf(digest);
  await utimes(join(folder, key.slice(0, 2), key), then, then);
  return digest;
}

/** Adds a version of a remote.json and one file, both stored this many days ago. */
async function versionOf(number: string, days: number): Promise<string[]> {
  const file = await stored(`file of ${number}`, days);
  const text = `remote.json of ${number}`;
  await registry.addVersion('mf-search', number, text, {
    client: { entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': file } },
  });
  return [await stored(text, days), file];
}

const setState = (number: string, state: 'checking' | 'refused' | 'deleted') =>
  registry.database.updateTable('version').set({ state }).where('number', '=', number).execute();
const orphans = async () => (await findOrphans(registry.database, store)).map(({ digest }) => digest);

describe('[REL-13] gc', () => {
  it('finds files that no version names and that are older than a day, without deleting them', async () => {
    const old = await stored('of an upload that was killed', 2);
    await stored('of an upload that may be under way', 0.9);
    await versionOf('1.0.0', 90);
    for (const state of ['checking', 'refused'] as const) {
      await versionOf(`1.0.0-${state}`, 90);
      await setState(`1.0.0-${state}`, state);
    }
    expect(await orphans()).toEqual([old]);
    expect(await store.has(old)).toBe(true);
  });

  it('deletes orphans with their rows, and nothing else', async () => {
    const old = await stored('left behind', 2);
    const kept = await versionOf('1.0.0', 90);
    await registry.database
      .insertInto('blob')
      .values({ digest: columnOf(old), bytes: 11 })
      .execute();
    const found = await findOrphans(registry.database, store);
    expect(await collect(registry.database, store, found)).toEqual({ files: 1, bytes: 11 });
    expect(await store.has(old)).toBe(false);
    for (const digest of kept) expect(await store.has(digest)).toBe(true);
    const rows = await registry.database.selectFrom('blob').select('digest').execute();
    expect(rows.map(({ digest }) => digest)).toEqual([columnOf(kept[0] ?? '')]);
  });

  it('keeps the files of a deleted version that was active within thirty days, and its number for ever', async () => {
    const files = await versionOf('1.0.0', 90);
    await versionOf('1.1.0', 90);
    for (const version of ['1.0.0', '1.1.0'])
      await registry.move({ action: 'promote', remote: 'mf-search', version, reason: 'Next.' });
    await setState('1.0.0', 'deleted');
    const issued = (revision: number, days: number) =>
      registry.database
        .updateTable('document')
        .set({ issued_at: new Date(Date.now() - days * DAY) })
        .where('environment', '=', 'production')
        .where('revision', '=', revision)
        .execute();
    // 1.0.0 was active until 29 days ago, and is the fallback of 1.1.0.
    await issued(2, 60);
    await issued(3, 29);
    expect(await orphans()).toEqual([]);
    // The documents active within thirty days no longer name it.
    await versionOf('1.2.0', 90);
    await registry.move({ action: 'promote', remote: 'mf-search', version: '1.2.0', reason: 'Next.' });
    await issued(3, 50);
    await issued(4, 40);
    const document = await requireCurrent(registry.database, 'production');
    expect(Object.keys(document.body.versions ?? {})).not.toContain('mf-search@1.0.0');
    expect((await orphans()).toSorted()).toEqual(files.toSorted());
    await collect(registry.database, store, await findOrphans(registry.database, store));
    const versions = await registry.database.selectFrom('version').select('number').execute();
    expect(versions.map(({ number }) => number)).toContain('1.0.0');
  });

  it('handles a publication that relies on an orphan: the file is kept, or reported missing to the publisher', async () => {
    const text = 'file of 2.0.0';
    const digest = await stored(text, 2);
    const found = await findOrphans(registry.database, store);
    await versionOf('2.0.0', 0);
    expect(await collect(registry.database, store, found)).toEqual({ files: 0, bytes: 0 });
    expect(await store.has(digest)).toBe(true);
  });
});
