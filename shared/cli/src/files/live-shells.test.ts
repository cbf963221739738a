import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveShells } from './live-shells.ts';

/** More than any system gives to a process. */
const NO_PROCESS = 2 ** 30;

let shells: string;
beforeEach(async () => (shells = await mkdtemp(join(tmpdir(), 'shells-'))));
afterEach(() => rm(shells, { recursive: true, force: true }));

async function announce(name: string, host: string, ofProcess: number): Promise<string> {
  const file = join(shells, `${name}.json`);
  await writeFile(file, JSON.stringify({ host, process: ofProcess, shared: {} }));
  return file;
}

it('[REL-05] knows the shells that run, on this machine and on others', async () => {
  await announce('own', hostname(), process.pid);
  await announce('killed', hostname(), NO_PROCESS);
  await announce('other', 'other.test', NO_PROCESS);
  const silent = await announce('silent', 'gone.test', NO_PROCESS);
  const longAgo = new Date(Date.now() - 61_000);
  await utimes(silent, longAgo, longAgo);
  await writeFile(join(shells, 'broken.json'), '{');
  const hosts = (await liveShells({ shells })).map(({ host }) => host);
  expect(hosts.sort()).toEqual([hostname(), 'other.test'].sort());
});

it('knows none before the first start', async () => {
  expect(await liveShells({ shells: join(shells, 'nowhere') })).toEqual([]);
});
