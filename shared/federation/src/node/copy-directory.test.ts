import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimCopyDirectory, thisProcess } from './index.ts';
import type { RunningProcess } from './index.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'copies-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

async function leftBy(owner: Partial<RunningProcess>, hoursAgo = 0): Promise<string> {
  const path = join(root, `left-${Object.keys(owner).join('-')}-${hoursAgo}`);
  await mkdir(path);
  const file = join(path, 'owner.json');
  await writeFile(file, JSON.stringify({ ...thisProcess(), ...owner }));
  const then = new Date(Date.now() - hoursAgo * 3600_000);
  await utimes(file, then, then);
  return path;
}

/** Returns true if a folder still exists after another process has claimed its own. */
async function survives(path: string): Promise<boolean> {
  const claimed = await claimCopyDirectory(root);
  await claimed.release();
  return existsSync(path);
}

/** Larger than any process id. */
const NO_PROCESS = 2 ** 30;

it('[REL-04] two shells on one volume have separate folders; the end of one does not affect the other', async () => {
  const [one, other] = await Promise.all([claimCopyDirectory(root), claimCopyDirectory(root)]);
  await writeFile(join(other.path, 'remoteEntry.cjs'), 'copy');
  await one.release();
  expect(existsSync(one.path)).toBe(false);
  expect(await readFile(join(other.path, 'remoteEntry.cjs'), 'utf8')).toBe('copy');
  await other.release();
});

it('a start deletes the folder of a killed process, only once it has exited', async () => {
  const program = `import { claimCopyDirectory } from ${JSON.stringify(join(__dirname, 'copy-directory.ts'))};
    console.log((await claimCopyDirectory(${JSON.stringify(root)})).path);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const path = line.toString().trim();
  expect(await survives(path)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await survives(path)).toBe(false);
});

it.each<[string, Partial<RunningProcess>, number]>([
  [
    'whose number another process has now, as the first one of a container that was restarted',
    { started: '1' },
    0,
  ],
  ['from before the machine was started', { boot: 'before' }, 0],
  ['that does not run', { process: NO_PROCESS }, 0],
  ['of another host that has been silent for more than a day', { host: 'other.test' }, 25],
])('deletes the folder of a process %s', async (_which, owner, hoursAgo) => {
  expect(await survives(await leftBy(owner, hoursAgo))).toBe(false);
});

it.each<[string, Partial<RunningProcess>, number]>([
  ['that runs, however long it was silent', {}, 100],
  ['of another host, first of its container as this one may be', { host: 'other.test', process: 1 }, 23],
])('keeps the folder of a process %s', async (_which, owner, hoursAgo) => {
  expect(await survives(await leftBy(owner, hoursAgo))).toBe(true);
});

it('keeps a folder that is being created', async () => {
  const path = join(root, 'new');
  await mkdir(path);
  expect(await survives(path)).toBe(true);
});
