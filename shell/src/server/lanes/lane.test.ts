/** @jest-environment node */
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
    onProblem: () => undefined,
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
  expect(deaths).toMatchObject([{ reason: 'memory' }]);
});

it('[FUSE-02] one that is to end answers first what it is asked', async () => {
  await start();
  const asked = ask('/');
  await Promise.all([lane.end(), expect(asked).resolves.toEqual({})]);
  expect(deaths).toEqual([]);
});

it('[SEC-01] has nothing of the environment but what every program has', async () => {
  process.env['SECRET_TOKEN'] = 'secret';
  await start();
  delete process.env['SECRET_TOKEN'];
  expect(await ask('/environment')).not.toContain('SECRET_TOKEN');
});
