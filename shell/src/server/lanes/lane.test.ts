/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Lane, LaneGone, LaneLate } from './lane.ts';
import type { LaneDeath } from './lane.ts';
import type { LaneCalls, LaneSet } from './messages.ts';

const MEGABYTE = 1024 * 1024;
const set: LaneSet = { key: '', versions: {}, missing: [] };
const settings = {} as LaneCalls['start']['question'];

let lane: Lane;
let deaths: LaneDeath[];
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  deaths = [];
});
afterEach(async () => {
  lane.kill();
  await lane.ended;
  jest.restoreAllMocks();
});

async function start(limits: { beatMilliseconds?: number; residentBytes?: number } = {}) {
  lane = new Lane({
    name: 'candidate',
    program: join(__dirname, 'lane-test-program.ts'),
    readable: [],
    limits: { beatMilliseconds: 5_000, residentBytes: 4_096 * MEGABYTE, ...limits },
    onDeath: (death) => deaths.push(death),
    onError: () => undefined,
  });
  await lane.ask('start', settings);
}

const ask = (path: string, { subject = 'mf-a@1.0.0', milliseconds = 20_000 } = {}) =>
  lane.ask('page', { url: `http://site.test${path}`, as: 'document', set }, { subject, milliseconds });

it('answers, or says why not, and gives up who takes too long', async () => {
  await start();
  expect(await ask('/')).toEqual({});
  await expect(ask('/fails')).rejects.toThrow('it has no such page');
  await expect(ask('/never', { milliseconds: 20 })).rejects.toThrow(LaneLate);
  expect(deaths).toEqual([]);
});

it.each([
  ['leaves', '/exits', 'exit', ''],
  ['throws where nobody catches it', '/throws', 'exit', '/copies/mf-a/1.0.0/'],
  ['loops', '/loops', 'hang', ''],
])(
  '[FUSE-01] one that %s is gone, with all that it was asked, and says what is known of it',
  async (_what, path, reason, words) => {
    await start({ beatMilliseconds: 500 });
    const other = ask('/never', { subject: 'mf-b@1.0.0' });
    const asked = Promise.allSettled([ask(path), other]);
    for (const answer of await asked)
      expect(answer).toMatchObject({ reason: expect.any(LaneGone) as LaneGone });
    expect(deaths).toMatchObject([{ reason, loading: null, asked: ['mf-b@1.0.0', 'mf-a@1.0.0'] }]);
    expect(deaths[0]?.words).toContain(words);
    expect(lane.isGone).toBe(true);
    await expect(ask('/')).rejects.toThrow(LaneGone);
  },
);

it('[FUSE-01] one that grows too large is ended', async () => {
  await start({ residentBytes: MEGABYTE });
  await expect(ask('/never')).rejects.toThrow(LaneGone);
  expect(deaths).toMatchObject([{ reason: 'memory', words: '' }]);
});

it('[FUSE-02] one that is to end answers first what it is asked', async () => {
  await start();
  const asked = ask('/');
  await Promise.all([lane.end(), expect(asked).resolves.toEqual({})]);
  expect(deaths).toEqual([]);
});

it('[FUSE-03] one that loops ends within seconds of the process that started it, killed or not', async () => {
  const parent = spawn(process.execPath, [join(__dirname, 'lane-parent-test-program.ts')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Both write to it: it closes when the last of the two is gone.
  const closed = once(parent, 'close');
  const said = await Promise.race([once(parent.stdout, 'data'), closed]);
  expect(String(said)).toBe('looping');
  const killed = performance.now();
  parent.kill('SIGKILL');
  await closed;
  expect(performance.now() - killed).toBeLessThan(10_000);
});

it('[SEC-01] a remote starts no thread', async () => {
  await start();
  expect(await ask('/thread')).toBe('ERR_ACCESS_DENIED');
});

it('[SEC-01] has nothing of the environment but what every program has', async () => {
  process.env['SECRET_TOKEN'] = 'secret';
  await start();
  delete process.env['SECRET_TOKEN'];
  expect(await ask('/environment')).not.toContain('SECRET_TOKEN');
});
