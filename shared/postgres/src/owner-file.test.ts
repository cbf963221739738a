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

const pids = () => servers.map(({ pid }) => pid ?? 0);

/** Returns the pid of an exited process. */
async function deadPid(): Promise<number> {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  return dead.pid ?? 0;
}

it.each(['no owner', 'a dead owner', 'an empty file'])(
  'one of several servers that start at once becomes the owner, with %s before',
  async (before) => {
    const dead = await deadPid();
    for (let round = 0; round < ROUNDS; round += 1) {
      if (before === 'no owner') await rm(file, { force: true });
      else await writeFile(file, before === 'an empty file' ? '' : String(dead));
      const claims = await Promise.allSettled(pids().map((pid) => own(file, pid)));
      const owners = pids().filter((_, index) => claims[index]?.status === 'fulfilled');
      expect(owners.map(String)).toEqual([await readFile(file, 'utf8')]);
      for (const claim of claims)
        if (claim.status === 'rejected') expect(claim.reason).toBeInstanceOf(OwnedError);
        else expect(claim.value).toBe(before !== 'no owner');
    }
    expect(await readdir(folder)).toEqual(['owner']);
  },
);

it('the file of a running owner is rejected, with its pid', async () => {
  const [owner, other] = pids();
  expect(await own(file, owner)).toBe(false);
  await expect(own(file, other)).rejects.toMatchObject({ owner });
});

it('a server with the pid of its dead predecessor becomes the owner', async () => {
  await writeFile(file, String(process.pid));
  expect(await own(file)).toBe(true);
});

it('after a takeover that was killed halfway, the second attempt succeeds', async () => {
  const dead = String(await deadPid());
  await writeFile(file, dead);
  await writeFile(`${file}.turn`, dead);
  await expect(own(file)).rejects.toBeInstanceOf(OwnedError);
  expect(await own(file)).toBe(true);
});
