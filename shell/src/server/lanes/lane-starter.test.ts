/** @jest-environment node */
import { join } from 'node:path';
import type { Lane, LaneDeath } from './lane.ts';
import { LaneStarter } from './lane-starter.ts';
import type { LaneCalls, LaneSettings } from './messages.ts';
import type { SpareUse } from './served-releases.ts';

const COPY = {} as LaneCalls['load']['question'];
const MEGABYTE = 1024 * 1024;
const EXITS = {
  url: 'http://site.test/exits',
  as: 'document',
  set: { key: '', versions: {}, missing: [] },
} as const;

let starter: LaneStarter;
let started: string[];
let deaths: LaneDeath[];
let lanes: Lane[];
/** What the lane that is kept ready has loaded may not be in the process of a release. */
let refused: string[];
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  [started, deaths, lanes, refused] = [[], [], [], []];
  starter = new LaneStarter({
    settings: {} as LaneSettings,
    optionsOf(name, onDeath) {
      started.push(name);
      return {
        name,
        program: join(__dirname, 'lane-test-program.ts'),
        readable: [],
        limits: { beatMilliseconds: 10_000, residentBytes: 4_096 * MEGABYTE },
        onDeath,
        onError: () => undefined,
      };
    },
    spareMilliseconds: 10,
  });
});
afterEach(async () => {
  await starter.stop();
  for (const lane of lanes) lane.kill();
  await Promise.all(lanes.map(({ ended }) => ended));
  jest.restoreAllMocks();
});

const spareUse: SpareUse = {
  async preload(lane) {
    await lane.ask('load', COPY, { subject: 'mf-a@1.0.0' });
  },
  mayHaveRun: (version) => !refused.includes(version),
};

async function start(name: Lane['name'], use = name === 'stable' ? spareUse : undefined): Promise<Lane> {
  const lane = await starter.start(name, (death) => deaths.push(death), use);
  lanes.push(lane);
  return lane;
}
const haveStarted = async (count: number) => {
  while (started.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('[REL-03] keeps a lane ready for the next stable versions, and another one after that', async () => {
  await start('stable');
  await haveStarted(2);
  await start('candidate');
  expect(started).toEqual(['stable', 'stable', 'candidate']);
  const next = await start('stable');
  await haveStarted(4);
  expect(started).toEqual(['stable', 'stable', 'candidate', 'stable']);
  expect([next.isGone, next.versions]).toEqual([false, ['mf-a@1.0.0']]);
});

it('[REL-03] one that has run a version that was taken back is given to no release', async () => {
  await start('stable');
  await haveStarted(2);
  refused.push('mf-a@1.0.0');
  const next = await start('stable');
  await haveStarted(4);
  expect([next.isGone, next.versions]).toEqual([false, []]);
});

it('one that ends while it is made ready is given to no release', async () => {
  const preload = (lane: Lane) => lane.ask('page', EXITS).then(() => undefined);
  await start('stable', { ...spareUse, preload });
  await haveStarted(2);
  expect((await start('stable')).isGone).toBe(false);
  expect(deaths).toEqual([]);
});

it('[FUSE-01] the end of one that was kept ready is told to who has got it', async () => {
  await start('stable');
  await haveStarted(2);
  const next = await start('stable');
  await expect(next.ask('page', EXITS)).rejects.toThrow('has ended');
  expect(deaths).toMatchObject([{ reason: 'exit' }]);
});
