import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OwnedError, own } from './owner-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROUNDS = 100;
const SERVERS = 4;

let folder: string;
let file: string;
let servers: ChildProcess[];
beforeAll(async () => {
  servers = Array.from({ length: SERVERS }, () =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']),
  );
  await Promise.all(servers.map((server) => once(server, 'spawn')));
});
afterAll(() => {
  const ends = servers.map((server) => once(server, 'exit'));
  for (const server of servers) server.kill();
  return Promise.all(ends);
});
beforeEach(async () => {
  folder = await temporaryFolder('owner-');
  file = join(folder, 'owner');
});
afterEach(() => rm(folder, { recursive: true }));

const numbers = () => servers.map(({ pid }) => pid ?? 0);

/** A number that no process has now. */
async function deadNumber(): Promise<number> {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  return dead.pid ?? 0;
}

it.each(['none before', 'one that died before', 'nobody named'])(
  'of servers that start at the same moment one is the owner, with %s',
  async (before) => {
    const dead = await deadNumber();
    for (let round = 0; round < ROUNDS; round += 1) {
      if (before === 'none before') await rm(file, { force: true });
      else await writeFile(file, before === 'nobody named' ? '' : String(dead));
      const claims = await Promise.allSettled(numbers().map((pid) => own(file, pid)));
      const owners = numbers().filter((_, index) => claims[index]?.status === 'fulfilled');
      expect(owners.map(String)).toEqual([await readFile(file, 'utf8')]);
      for (const claim of claims)
        if (claim.status === 'rejected') expect(claim.reason).toBeInstanceOf(OwnedError);
        else expect(claim.value).toBe(before !== 'none before');
    }
    expect(await readdir(folder)).toEqual(['owner']);
  },
);

it('a folder of a server that runs is refused, with its number', async () => {
  const [owner, other] = numbers();
  expect(await own(file, owner)).toBe(false);
  await expect(own(file, other)).rejects.toMatchObject({ owner });
});

it('a server whose number its dead predecessor had is the owner', async () => {
  await writeFile(file, String(process.pid));
  expect(await own(file)).toBe(true);
});

it('a start after one that was killed while it took over succeeds at the second attempt', async () => {
  const dead = String(await deadNumber());
  await writeFile(file, dead);
  await writeFile(`${file}.turn`, dead);
  await expect(own(file)).rejects.toBeInstanceOf(OwnedError);
  expect(await own(file)).toBe(true);
});
