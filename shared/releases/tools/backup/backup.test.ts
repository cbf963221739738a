import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { startCoreRegistry } from '../../src/testing/core-registry.ts';
import type { CoreRegistry } from '../../src/testing/core-registry.ts';
import { verifyAudit } from '../../src/audit/audit.ts';
import { DiskStore } from '../../src/store/disk-store.ts';
import { LEFT_OUT, ROWS_FILE, TABLES, backup } from './backup.ts';
import { restore } from './restore.ts';

let source: CoreRegistry;
let target: CoreRegistry;
let folder: string;
beforeAll(async () => {
  [source, target] = [await startCoreRegistry(), await startCoreRegistry()];
}, 120_000);
afterAll(async () => {
  await source.stop();
  await target.stop();
});
beforeEach(async () => {
  await source.reset();
  await target.reset({ withDocuments: false });
  folder = await mkdtemp(join(source.directory, 'backup-'));
});

const storeOf = (name: string) => new DiskStore(join(folder, name));
const rowsOf = async ({ database }: CoreRegistry, table: string) =>
  (await sql<{ row: unknown }>`select to_jsonb(kept) as row from ${sql.table(table)} kept`.execute(database))
    .rows;

describe('[REL-10] a backup', () => {
  it('covers every table', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely_%'`.execute(source.database);
    expect(rows.map(({ name }) => name).sort()).toEqual([...TABLES, ...LEFT_OUT].sort());
  });

  it('restores rows, files and the log, and the active revision', async () => {
    const store = storeOf('source');
    for (const version of ['1.0.0', '1.1.0']) {
      const text = `remote.json of ${version}`;
      const digest = await source.addVersion('mf-search', version, text);
      await store.put(digest, Buffer.from(text));
      await source.move({ action: 'promote', remote: 'mf-search', version, reason: 'Next.' });
    }
    const kept = join(folder, 'kept');
    expect(await backup(source.database, store, kept)).toMatchObject({ files: 2 });
    expect(await backup(source.database, store, kept)).toMatchObject({ files: 0 });

    const restoredStore = storeOf('target');
    await restore({ database: target.database, keys: target.keys, store: restoredStore }, kept);
    for (const table of ['remote', 'blob', 'version', 'version_check', 'environment'])
      expect(await rowsOf(target, table)).toEqual(await rowsOf(source, table));
    const audit = await rowsOf(source, 'audit');
    expect((await rowsOf(target, 'audit')).slice(0, audit.length)).toEqual(audit);
    expect(await verifyAudit(target.database)).toMatchObject({ ok: true });
    // Shells that have seen later moves than the backup's still accept it.
    expect(await target.revision()).toBe((await source.revision()) + 1_000);
    const moved = await target.move({ action: 'rollback', remote: 'mf-search', reason: 'Back.' });
    expect(moved).toMatchObject({
      status: 200,
      body: { document: { remotes: { 'mf-search': { stable: '1.0.0' } } } },
    });
    await expect(
      restore({ database: target.database, keys: target.keys, store: restoredStore }, kept),
    ).rejects.toThrow('has documents already');
  });

  it('older than a column is restored with the column’s default', async () => {
    const store = storeOf('source');
    const kept = join(folder, 'kept');
    await backup(source.database, store, kept);
    const rows = join(kept, ROWS_FILE);
    const whole = JSON.parse(String(gunzipSync(await readFile(rows))));
    for (const row of whole.rows.environment) delete row.required_checks;
    delete whole.rows.version_check;
    await writeFile(rows, gzipSync(JSON.stringify(whole)));
    await restore({ database: target.database, keys: target.keys, store: storeOf('target') }, kept);
    const { database } = target;
    expect(await database.selectFrom('environment').select('required_checks').execute()).toEqual([
      { required_checks: ['gate'] },
      { required_checks: ['gate'] },
    ]);
  });

  it('is refused if incomplete: a file is missing in the store, or in the backup', async () => {
    const store = storeOf('source');
    const digest = await source.addVersion('mf-search', '1.0.0', 'text');
    const kept = join(folder, 'kept');
    await expect(backup(source.database, store, kept)).rejects.toThrow('has lost sha384-');
    await expect(
      restore({ database: target.database, keys: target.keys, store: storeOf('target') }, kept),
    ).rejects.toThrow('no whole backup');
    await store.put(digest, Buffer.from('text'));
    await backup(source.database, store, kept);
    await rm(join(kept, 'blobs'), { recursive: true });
    await expect(
      restore({ database: target.database, keys: target.keys, store: storeOf('target') }, kept),
    ).rejects.toThrow('is damaged');
  });
});
