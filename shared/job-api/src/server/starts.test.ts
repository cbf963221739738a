import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { sql } from 'kysely';
import { seedIfEmpty } from '../../tools/seed/load.ts';
import { emptyDatabase } from '../../testing/cluster.ts';
import { preparedDataFolder } from '../../testing/data-folder.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { migrate } from '../database/connect.ts';

const STARTS = 4;

jest.setTimeout(240_000);

const folders: string[] = [];
afterEach(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Returns a folder that is removed after the test. */
async function used(making: Promise<string>): Promise<string> {
  const folder = await making;
  folders.push(folder);
  return folder;
}

it('refuses a second server on one folder, with what to do', async () => {
  const dataDirectory = await used(preparedDataFolder());
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

it('a server exits with its parent process, even if that was killed', async () => {
  const server = await startServerProcess(await used(preparedDataFolder()));
  expect(await server.leave()).toBe(0);
});

it('one of several concurrently started servers runs, on a new folder and after a kill', async () => {
  const dataDirectory = await used(temporaryFolder('job-api-data-'));
  for (let round = 0; round < 2; round += 1) {
    const starts = await Promise.allSettled(
      Array.from({ length: STARTS }, () => startServerProcess(dataDirectory)),
    );
    const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    for (const refusal of refusals) expect(refusal).toMatch(/in use by another server .* Stop it/);
    expect(running).toHaveLength(1);
    expect((await fetch(`${running[0]?.address}/healthz`)).status).toBe(200);
    if (round === 0) await running[0]?.kill({ database: false });
    else await running[0]?.stop();
  }
});

it('two servers started on one new database migrate and seed it once', async () => {
  const databaseUrl = await emptyDatabase();
  const connection = await connectionTo(databaseUrl);
  const other = await connectionTo(databaseUrl);
  await Promise.all(
    [connection, other].map(async (each) => {
      await migrate(each.database);
      await seedIfEmpty(each, { offers: 50, log: () => undefined });
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
