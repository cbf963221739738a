import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptLocalAccess, newLocalAccess, removeLocalAccess, writeLocalAccess } from './local-access.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'access-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

it('[REL-09] a service that was killed goes on with the tokens that shells have; one that was ended does not', async () => {
  const access = newLocalAccess();
  expect(await keptLocalAccess(directory)).toBeNull();
  await writeLocalAccess(directory, 'http://127.0.0.1:3002', access);
  expect(await keptLocalAccess(directory)).toEqual(access);
  await removeLocalAccess(directory, access);
  expect(await keptLocalAccess(directory)).toBeNull();
});

it('[REL-09] takes no short token that somebody has put there', async () => {
  await writeFile(join(directory, 'local.json'), JSON.stringify({ token: '', shellToken: 'a' }));
  expect(await keptLocalAccess(directory)).toBeNull();
});
