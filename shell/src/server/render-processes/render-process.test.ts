/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SetVersions } from './messages.ts';
import { pageResult } from './page-result-for-tests.ts';
import { ProcessExited, TimeoutError } from './render-errors.ts';
import type { ProcessExit } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';
import { startForTests } from './start-for-tests.ts';

const MEGABYTE = 1024 * 1024;
const set: SetVersions = { key: '', versions: {}, missing: [] };

let started: RenderProcess;
let exits: ProcessExit[];
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  exits = [];
});
afterEach(async () => {
  started.kill();
  await started.ended;
  jest.restoreAllMocks();
});

async function start(
  limits: { beatMilliseconds?: number; residentBytes?: number } = {},
  name: RenderProcess['name'] = 'canary',
) {
  started = await startForTests({
    name,
    limits: { beatMilliseconds: 5_000, residentBytes: 4_096 * MEGABYTE, ...limits },
    onExit: (exit) => exits.push(exit),
  });
}

const ask = (path: string, { subjects = ['mf-a@1.0.0'], milliseconds = 20_000 } = {}) =>
  started.ask('page', { url: `http://site.test${path}`, as: 'document', set }, { subjects, milliseconds });

it('answers or fails with a reason, and times out a slow request', async () => {
  await start();
  expect(await ask('/')).toMatchObject(pageResult());
  await expect(ask('/fails')).rejects.toThrow('it has no such page');
  await expect(ask('/never', { milliseconds: 20 })).rejects.toThrow(TimeoutError);
  expect(exits).toEqual([]);
});

it.each([
  ['exits', '/exits', 'exit', ''],
  ['throws where nobody catches it', '/throws', 'exit', '/copies/mf-a/1.0.0/'],
  ['loops', '/loops', 'hang', ''],
  ['sends null', '/sends-null', 'invalid message', ''],
  ['sends text', '/sends-text', 'invalid message', ''],
  ['sends a message of another kind', '/sends-unknown-kind', 'invalid message', ''],
  ['answers a question that was not asked', '/sends-unknown-id', 'invalid message', ''],
  ['sends a number that is none', '/sends-no-number', 'invalid message', ''],
  ['answers with no page', '/sends-no-page', 'invalid message', ''],
  ['writes garbage into its channel', '/sends-garbage', 'invalid message', ''],
])(
  '[FUSE-01] a process that %s ends, with all that it was asked, and leaves what is known of it',
  async (_what, path, reason, stderr) => {
    await start({ beatMilliseconds: 500 });
    const other = ask('/never', { subjects: ['mf-b@1.0.0'] });
    const asked = Promise.allSettled([ask(path), other]);
    for (const answer of await asked)
      expect(answer).toMatchObject({ reason: expect.any(ProcessExited) as ProcessExited });
    expect(exits).toMatchObject([{ reason, loading: null, asked: ['mf-b@1.0.0', 'mf-a@1.0.0'] }]);
    expect(exits[0]?.stderr).toContain(stderr);
    expect(started.isGone).toBe(true);
    await expect(ask('/')).rejects.toThrow(ProcessExited);
  },
);

it('[FUSE-01] blames a process that throws after answering on that page’s version, not only on pending ones', async () => {
  await start();
  const waits = expect(ask('/never')).rejects.toThrow(ProcessExited);
  await ask('/throws-later', { subjects: ['mf-late@1.0.0'] });
  await waits;
  expect(exits).toMatchObject([{ reason: 'exit', asked: ['mf-a@1.0.0', 'mf-late@1.0.0'] }]);
});

it('[FUSE-01] a process is ended by an invalid message', async () => {
  await start();
  const forged = started.ask('jump' as 'page', { url: '', as: 'document', set });
  await expect(forged).rejects.toThrow(ProcessExited);
  expect(exits).toMatchObject([{ reason: 'exit' }]);
});

it('[FUSE-01] ends a process that exceeds its memory limit', async () => {
  await start({ residentBytes: MEGABYTE });
  await expect(ask('/never')).rejects.toThrow(ProcessExited);
  expect(exits).toMatchObject([{ reason: 'memory', stderr: '' }]);
});

it('[FUSE-02] drains pending requests before a process ends', async () => {
  await start();
  const asked = ask('/');
  await Promise.all([started.end(), expect(asked).resolves.toMatchObject(pageResult())]);
  expect(exits).toEqual([]);
});

// Linux only, as `setpriv` is: elsewhere an endless loop outlives a killed parent.
(process.platform === 'linux' ? it : it.skip)(
  '[FUSE-03] a process that loops ends within seconds of its parent, killed or not',
  async () => {
    const parent = spawn(process.execPath, [join(__dirname, 'parent-test-program.ts')], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(parent.stdout, 'data');
    const ids = await descendants(parent.pid!);
    expect(ids.length).toBeGreaterThan(0);
    const killed = performance.now();
    parent.kill('SIGKILL');
    const isThere = (id: number) => existsSync(`/proc/${id}`);
    while (ids.some(isThere) && performance.now() - killed < 10_000) await delay(10);
    expect(performance.now() - killed).toBeLessThan(10_000);
    await start();
  },
);

/** Returns the ids of a process's descendants. */
async function descendants(id: number): Promise<number[]> {
  const children = (await readFile(`/proc/${id}/task/${id}/children`, 'utf8')).split(' ').filter(Boolean);
  const below = await Promise.all(children.map((child) => descendants(Number(child))));
  return [...children.map(Number), ...below.flat()];
}

it('[FUSE-01] forwards output up to a limit, and ends a canary that exceeds it', async () => {
  const passedOn = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await start({}, 'released');
  await expect(ask('/prints')).resolves.toMatchObject(pageResult());
  await expect(ask('/')).resolves.toMatchObject(pageResult());
  const bytes = passedOn.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  started.kill();
  await start();
  await expect(ask('/floods')).rejects.toThrow(ProcessExited);
  expect(exits).toMatchObject([{ reason: 'output' }]);
});

it('[SEC-01] output of a process cannot forge lines of the server’s log', async () => {
  const passedOn = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await start();
  await ask('/forges-log');
  started.kill();
  await started.ended;
  expect(passedOn.mock.calls.map(([text]) => String(text)).join('')).toBe(
    'canary: {"event":"forged"}\n\ncanary: [2K{"event":"forged"}\n',
  );
});

it('[SEC-01] a remote cannot start threads', async () => {
  await start();
  expect(await ask('/thread')).toMatchObject({ faults: ['ERR_ACCESS_DENIED'] });
});

it('[SEC-01] a remote cannot signal the parent, nor open its debugger', async () => {
  await start();
  const { faults } = await ask('/signals-parent');
  expect(faults).toHaveLength(3);
  for (const fault of faults) expect(fault).toContain('remotes cannot end or signal processes');
});

it('[SEC-01] has only the allowed environment variables', async () => {
  process.env['SECRET_TOKEN'] = 'secret';
  await start();
  delete process.env['SECRET_TOKEN'];
  const { faults } = await ask('/environment');
  expect(faults).not.toContain('SECRET_TOKEN');
});
