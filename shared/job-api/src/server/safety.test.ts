import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runningClusterUrl } from '@careers/postgres';
import { sql } from 'kysely';
import type { OfferSearchResultBody } from '../schemas/resources.ts';
import { seedIfEmpty } from '../../tools/seed/load.ts';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication } from '../../testing/forms.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { migrate } from '../database/migrate.ts';

/** More on demand: KILL_ROUNDS=100 npx unit-tests safety */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const STARTS = 4;
const WRITERS = 4;

jest.setTimeout(240_000 + ROUNDS * 10_000);

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'job-api-safety-'));
  await chmod(dataDirectory, 0o755);
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

/** Applies again and again until the server is gone; `acknowledged` takes what it has confirmed. */
async function applyUntilEnd(base: string, references: readonly string[], acknowledged: string[]) {
  for (let index = 0; ; index += 1) {
    const body = anApplication(references[index % references.length] ?? '');
    const answer = await fetch(`${base}/applicationswithoutaccount/`, { method: 'POST', body }).catch(
      () => null,
    );
    if (!answer) return;
    const receipt = (await answer.json().catch(() => null)) as { id?: string } | null;
    if (answer.status === 201 && receipt?.id) acknowledged.push(receipt.id);
  }
}

it('loses nothing that it has acknowledged, however often it is killed', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServerProcess(dataDirectory);
    const base = `${server.address}/api/v2.0`;
    const { list } = (await (await fetch(`${base}/offers/?size=50`)).json()) as OfferSearchResultBody;
    const references = list.map(({ reference }) => reference);
    const writing = Array.from({ length: WRITERS }, () => applyUntilEnd(base, references, acknowledged));
    await setTimeout(300 + ((round * 130) % 700));
    await server.kill({ database: round % 2 === 1 });
    await Promise.all(writing);
  }
  const server = await startServerProcess(dataDirectory);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  const kept = new Set(await storedWithFile(dataDirectory));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await server.stop();
});

/** Returns the identifiers of the applications that are there with their file. */
async function storedWithFile(directory: string): Promise<string[]> {
  const connection = await connectionTo((await runningClusterUrl(directory)) ?? '');
  const rows = await connection.database
    .selectFrom('application')
    .innerJoin('application_file', 'application_file.application_id', 'application.id')
    .select('application.id')
    .execute();
  await connection.close();
  return rows.map(({ id }) => id);
}

it('a second server on one folder is refused, with what to do', async () => {
  const first = await startServerProcess(dataDirectory);
  const environment = { ...process.env, CAREERS_DATA: dataDirectory, PORT: '0' };
  const second = promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '..', 'main.ts')], {
    env: environment,
  });
  await expect(second).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/in use by another server .* Stop it/),
  });
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
});

it('of servers that start at the same moment one runs, on a new folder and after a kill', async () => {
  for (let round = 0; round < 2; round += 1) {
    const starts = await Promise.allSettled(
      Array.from({ length: STARTS }, () => startServerProcess(dataDirectory)),
    );
    const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(running).toHaveLength(1);
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    for (const refusal of refusals) expect(refusal).toMatch(/in use by another server .* Stop it/);
    expect((await fetch(`${running[0]?.address}/healthz`)).status).toBe(200);
    if (round === 0) await running[0]?.kill({ database: false });
    else await running[0]?.stop();
  }
});

it('two servers that start on one new database migrate and seed it once', async () => {
  const databaseUrl = await emptyDatabase();
  const connection = await connectionTo(databaseUrl);
  const other = await connectionTo(databaseUrl);
  await Promise.all(
    [connection, other].map(async (each) => {
      await migrate(each.database);
      await seedIfEmpty(each, { offers: 50, say: () => undefined });
    }),
  );
  const { rows } = await sql<{ offers: number; twice: number }>`select
    (select count(*)::int from offer) offers,
    (select count(*)::int from (select name from kysely_migration group by name having count(*) > 1) again) twice`.execute(
    connection.database,
  );
  expect(rows).toEqual([{ offers: 50, twice: 0 }]);
  await Promise.all([connection, other].map((each) => each.close()));
});
