import { copyFile, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrateTo } from '@careers/postgres';
import { sql } from 'kysely';
import { FILE, tableTypes } from '../../tools/types/generate.ts';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import type { Connection } from './connect.ts';
import { migrate } from './migrate.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await connectionTo(await emptyDatabase());
  await migrate(connection.database);
}, 120_000);
afterAll(() => connection.close());

const applied = async ({ database }: Connection) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
};

it('the types of the tables are those of the database: npm run types -w shared/job-api', async () => {
  expect(await readFile(FILE, 'utf8')).toBe(await tableTypes(connection.database));
});

/** A database that was migrated before Kysely's migrator did it: the first files, and a list of its own of them. */
async function databaseOfBefore(): Promise<Connection> {
  const migrations = resolve(import.meta.dirname, '..', '..', 'migrations');
  const folder = await mkdtemp(join(tmpdir(), 'job-api-migrations-'));
  const files = (await readdir(migrations)).filter((name) => name < '050');
  await Promise.all(files.map((name) => copyFile(join(migrations, name), join(folder, name))));
  const before = await connectionTo(await emptyDatabase());
  await migrateTo(before.database, folder);
  await rm(folder, { recursive: true });
  for (const statement of [
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
    'insert into migration (name) select name from kysely_migration',
    'drop table kysely_migration, kysely_migration_lock',
  ])
    await sql.raw(statement).execute(before.database);
  return before;
}

it('a database of before goes on where it was: nothing is applied twice, what is new is applied', async () => {
  const before = await databaseOfBefore();
  await migrate(before.database);
  expect(await applied(before)).toEqual(await applied(connection));
  const { rows } = await sql`select from information_schema.columns where column_name = 'mail_attempts'
    union all select from information_schema.tables where table_name = 'migration'`.execute(before.database);
  expect(rows).toEqual([]);
  await before.close();
});
