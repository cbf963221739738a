import { readFile } from 'node:fs/promises';
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

const applied = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    connection.database,
  );
  return rows.map(({ name }) => name);
};

it('the types of the tables are those of the database: npm run types -w shared/job-api', async () => {
  expect(await readFile(FILE, 'utf8')).toBe(await tableTypes(connection.database));
});

it('a database of before goes on where it was: nothing is applied twice, what is new is applied', async () => {
  const { database } = connection;
  const names = await applied();
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    database,
  );
  await sql`insert into migration (name) select name from kysely_migration where name < '050'`.execute(
    database,
  );
  await sql`drop table kysely_migration, kysely_migration_lock`.execute(database);
  await sql`alter table application add column mail_attempts integer not null default 0`.execute(database);
  await sql`alter table alert add column mail_attempts integer not null default 0`.execute(database);
  await migrate(database);
  expect(await applied()).toEqual(names);
  const { rows } = await sql`select from information_schema.columns where column_name = 'mail_attempts'
    union all select from information_schema.tables where table_name = 'migration'`.execute(database);
  expect(rows).toEqual([]);
});
