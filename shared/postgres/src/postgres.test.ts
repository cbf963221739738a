import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseError, ensureDatabase, migrateTo, runningClusterUrl, startEmbedded } from './index.ts';
import type { EmbeddedCluster } from './index.ts';
import { postmasterOf } from './lock-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

let directory: string;
let cluster: EmbeddedCluster;
beforeAll(async () => {
  directory = await temporaryFolder('postgres-');
  cluster = await startEmbedded(directory);
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  await rm(directory, { recursive: true, force: true });
});

function open(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  // A stopping cluster sends errors to connections that are being closed.
  pool.on('error', () => undefined);
  return new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
}

async function rowsOf<Row>(url: string, query: string): Promise<Row[]> {
  const connection = open(url);
  const { rows } = await sql.raw<Row>(query).execute(connection);
  await connection.destroy();
  return rows;
}

describe('a database of the cluster', () => {
  it('is created once, and keeps its data', async () => {
    const url = await ensureDatabase(cluster.url, 'one "name"');
    await rowsOf(url, 'create table kept as select 7 as figure');
    expect(await ensureDatabase(cluster.url, 'one "name"')).toBe(url);
    expect(await rowsOf(url, 'select figure from kept')).toEqual([{ figure: 7 }]);
  });

  it('is created once by concurrent callers', async () => {
    const urls = await Promise.all(Array.from({ length: 6 }, () => ensureDatabase(cluster.url, 'at_once')));
    expect(new Set(urls).size).toBe(1);
    expect(await rowsOf(urls[0] ?? '', 'select current_database() as name')).toEqual([{ name: 'at_once' }]);
  });

  it('rejects for a user who may not create databases', async () => {
    await rowsOf(cluster.url, "create role guest login password 'guest'");
    const url = new URL(cluster.url);
    url.username = url.password = 'guest';
    await expect(ensureDatabase(url.href, 'refused')).rejects.toThrow('permission denied');
  });
});

describe('migrations of a folder', () => {
  const FIRST = 'create table step (number int); insert into step values (1)';
  let folder: string;
  let url: string;
  let databases = 0;
  beforeEach(async () => {
    databases += 1;
    folder = join(directory, `migrations-${databases}`);
    await mkdir(folder);
    url = await ensureDatabase(cluster.url, `migrated_${databases}`);
  });

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const migrate = async () => {
    const connection = open(url);
    try {
      await migrateTo(connection, folder);
    } finally {
      await connection.destroy();
    }
  };
  const steps = async () =>
    (await rowsOf<{ number: number }>(url, 'select number from step')).map(({ number }) => number);

  it('are .sql files, applied once each in the order of their names', async () => {
    await write('020-third.sql', 'insert into step values (3)');
    await write('010-second.sql', 'insert into step values (2)');
    await write('001-first.sql', FIRST);
    await write('README.md', 'no SQL');
    await migrate();
    expect(await steps()).toEqual([1, 2, 3]);
    await write('030-fourth.sql', 'insert into step values (4)');
    await migrate();
    expect(await steps()).toEqual([1, 2, 3, 4]);
  });

  it('are rolled back together when one fails', async () => {
    await write('001-first.sql', FIRST);
    await write('002-wrong.sql', 'insert into no_table values (1)');
    await expect(migrate()).rejects.toThrow('no_table');
    await expect(steps()).rejects.toThrow('"step" does not exist');
    await write('002-wrong.sql', 'insert into step values (2)');
    await migrate();
    expect(await steps()).toEqual([1, 2]);
  });

  it('are not applied to a database with migrations of a newer version', async () => {
    await write('001-first.sql', FIRST);
    await write('002-newer.sql', 'insert into step values (2)');
    await migrate();
    await rm(join(folder, '002-newer.sql'));
    await write('003-other.sql', 'insert into step values (3)');
    await expect(migrate()).rejects.toThrow('002-newer.sql');
    expect(await steps()).toEqual([1, 2]);
  });

  it('are applied once by concurrent servers', async () => {
    await write('001-first.sql', FIRST);
    await Promise.all(Array.from({ length: 4 }, migrate));
    expect(await steps()).toEqual([1]);
  });
});

describe('the embedded cluster', () => {
  const postmaster = () => postmasterOf(join(directory, 'postgres'));

  it('is found by its folder while it runs', async () => {
    expect(await runningClusterUrl(directory)).toBe(cluster.url);
    expect(await runningClusterUrl(join(directory, 'other'))).toBeNull();
  });

  it('is started again at its address when it is killed, with what was committed', async () => {
    await rowsOf(cluster.url, 'create table if not exists committed as select 7 as figure');
    const before = await postmaster();
    process.kill(before, 'SIGKILL');
    const read = () => rowsOf(cluster.url, 'select figure from committed').catch(() => null);
    let rows = await read();
    while (rows === null || (await postmaster()) === before) rows = await read();
    expect(rows).toEqual([{ figure: 7 }]);
  });

  it('can be stopped and started again after PostgreSQL was killed', async () => {
    process.kill(await postmaster(), 'SIGKILL');
    await cluster.stop();
    await cluster.stop();
    cluster = await startEmbedded(directory);
    expect(await rowsOf(cluster.url, 'select 1 as found')).toEqual([{ found: 1 }]);
  });

  it('starts once the orphaned processes of a killed one have exited', async () => {
    const [writer] = await rowsOf<{ pid: number }>(
      cluster.url,
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    );
    process.kill(writer?.pid ?? 0, 'SIGSTOP');
    process.kill(await postmaster(), 'SIGKILL');
    await cluster.stop();
    const starting = startEmbedded(directory);
    setTimeout(() => process.kill(writer?.pid ?? 0, 'SIGCONT'), 500);
    cluster = await starting;
    expect(await rowsOf(cluster.url, 'select 1 as found')).toEqual([{ found: 1 }]);
  });

  it('keeps its databases over a restart; a damaged folder is left unchanged, with advice', async () => {
    await ensureDatabase(cluster.url, 'kept');
    await cluster.stop();
    expect(await runningClusterUrl(directory)).toBeNull();
    cluster = await startEmbedded(directory);
    expect(await rowsOf(cluster.url, "select 1 as found from pg_database where datname = 'kept'")).toEqual([
      { found: 1 },
    ]);

    const damaged = join(directory, 'damaged');
    await mkdir(join(damaged, 'postgres', 'base'), { recursive: true });
    const start = startEmbedded(damaged);
    await expect(start).rejects.toThrow(DatabaseError);
    await expect(start).rejects.toThrow(/may be damaged. Nothing was deleted[^]*mv /);
    expect(await readdir(join(damaged, 'postgres'))).toEqual(['base']);
  });
});
