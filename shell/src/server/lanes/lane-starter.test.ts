/** @jest-environment node */
import { join } from 'node:path';
import type { Lane, LaneDeath } from './lane.ts';
import { LaneStarter } from './lane-starter.ts';
import type { LaneSettings } from './messages.ts';

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
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  [started, deaths, lanes] = [[], [], []];
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

async function start(name: Lane['name']): Promise<Lane> {
  const lane = await starter.start(name, (death) => deaths.push(death));
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
  expect(next.isGone).toBe(false);
});

it('[FUSE-01] the end of one that was kept ready is told to who has got it', async () => {
  await start('stable');
  await haveStarted(2);
  const next = await start('stable');
  await expect(next.ask('page', EXITS)).rejects.toThrow('has ended');
  expect(deaths).toMatchObject([{ reason: 'exit' }]);
});
