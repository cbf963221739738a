import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { runningClusterUrl } from '@careers/postgres';
import type { OfferSearchResultBody } from '../schemas/resources.ts';
import { preparedDataFolder } from '../../testing/data-folder.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { anApplication } from '../../testing/forms.ts';
import { startServerProcess } from '../../testing/server-process.ts';

/** More on demand: KILL_ROUNDS=100 npx unit-tests safety */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6);
const WRITERS = 4;

jest.setTimeout(240_000 + ROUNDS * 10_000);

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await preparedDataFolder();
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

/** Sends applications until the server is killed; `acknowledged` collects the confirmed ones. */
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

it('loses no acknowledged application, however often it is killed', async () => {
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

/** Returns the ids of stored applications with their file. */
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
