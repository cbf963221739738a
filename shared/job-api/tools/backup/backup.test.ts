import { sql } from 'kysely';
import type { Connection } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/connect.ts';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication, findPlainOffer } from '../../testing/forms.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { dumpLines } from './dump.ts';
import { RestoreError, restore } from './restore.ts';
import { TABLES } from './tables.ts';

let api: RunningApi;
let source: Connection;
let target: Connection;
beforeAll(async () => {
  api = await startApi();
  source = await connectionTo(api.databaseUrl);
  target = await connectionTo(await emptyDatabase());
  await migrate(target.database);
}, 120_000);
afterAll(async () => {
  await target.close();
  await source.close();
  await api.stop();
});

const contents = async ({ database }: Connection) => {
  const hashes = await Promise.all(
    TABLES.map(async (name) => {
      const { rows } = await sql<{ hash: string; count: number }>`
        select count(*)::int as count, md5(string_agg(md5(kept::text), '' order by md5(kept::text))) as hash
        from ${sql.table(name)} kept`.execute(database);
      return [name, rows[0]];
    }),
  );
  return Object.fromEntries(hashes) as Record<string, { count: number } | undefined>;
};

/** Waits for all mails, as the server changes the compared rows until then. */
async function allMailsSent(): Promise<void> {
  const due = () =>
    source.database.selectFrom('application').select('id').where('mail_due_at', 'is not', null).execute();
  while ((await due()).length > 0);
}

it('a dump has every table except the lexicon, which is rebuilt', async () => {
  const tables = await source.database.introspection.getTables();
  const names = tables.filter(({ schema }) => schema === 'public').map(({ name }) => name);
  expect(names.sort()).toEqual([...TABLES, 'lexicon'].sort());
});

async function* readAgain(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

it('a dump of a running server restores everything, files of applications and search words too', async () => {
  const { reference } = await findPlainOffer(api);
  expect((await api.post(anApplication(reference))).status).toBe(201);
  await allMailsSent();
  const lines: string[] = [];
  for await (const line of dumpLines(source.database)) lines.push(line);

  await expect(restore(target.database, readAgain(lines.slice(0, -1).concat('{"table":')))).rejects.toThrow(
    RestoreError,
  );
  expect((await contents(target))['offer']?.count).toBe(0);

  await restore(target.database, readAgain(lines));
  const [before, after] = [await contents(source), await contents(target)];
  expect(after).toEqual(before);
  expect(after['application_file']?.count).toBeGreaterThan(0);
  await expect(restore(target.database, readAgain(lines))).rejects.toThrow('has offers already');
});

it('a dump of a newer version is refused, with the remedy', async () => {
  await target.database.deleteFrom('offer').execute();
  const header = JSON.stringify({ format: 1, migrations: ['999_future.sql'] });
  await expect(restore(target.database, readAgain([header]))).rejects.toThrow(
    /999_future.sql.*with that version/,
  );
});
