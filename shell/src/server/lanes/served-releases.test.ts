/** @jest-environment node */
import { COHORTS, placeOf } from '@careers/federation/node';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import { InForce } from './in-force.ts';
import { LaneGone } from './lane.ts';
import type { Lane, LaneDeath } from './lane.ts';
import { ServedReleases } from './served-releases.ts';
import type { SpareUse } from './served-releases.ts';
import type { ServedSet } from './served-set.ts';
import { Versions } from './versions.ts';

type Question = { manifest: RemoteManifest } | { url: string };

/** A lane without a process; `load` is what it does for a version. */
class FakeLane {
  readonly name: Lane['name'];
  readonly versions: string[] = [];
  readonly pages: string[] = [];
  readonly #load: (version: string) => Promise<void>;
  #end = Promise.withResolvers<void>();
  readonly ended = this.#end.promise;
  isGone = false;

  constructor(name: Lane['name'], load: (version: string) => Promise<void>) {
    this.name = name;
    this.#load = load;
  }

  async ask(kind: string, question: Question) {
    if (this.isGone) throw new LaneGone(this.name, null);
    if ('url' in question) return this.pages.push(new URL(question.url).pathname);
    if (kind !== 'load') return {};
    const { name, version } = question.manifest;
    await this.#load(`${name}@${version}`);
    this.versions.push(`${name}@${version}`);
    return [{ id: 'a', paths: ['/a', '/a/:id', '/a-list/:x?'] }];
  }

  end(): Promise<void> {
    this.kill();
    return this.ended;
  }

  kill(): void {
    this.isGone = true;
    this.#end.resolve();
  }
}

const release = { candidate: null, percent: 0, salt: 'salt', fallback: ['1.0.0'] };
const document = (revision: number, changes: object = {}): ReleaseDocument => ({
  revision,
  remotes: { 'mf-a': { ...release, stable: '1.1.0', ...changes } },
});
const manifest = (name: string, version: string) =>
  ({ name, version, mount: ['/a'], widgets: [] }) as unknown as RemoteManifest;

/** Releases whose versions may be broken, or held back until they are let through. */
function releases({ keepsLane = false } = {}) {
  const broken = new Set<string>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const lanes: FakeLane[] = [];
  const deathOf = new Map<Lane, (death: LaneDeath, lane: Lane) => void>();
  const off = new Set<string>();
  const spareUses: SpareUse[] = [];
  const errors: string[] = [];
  const deaths: unknown[][] = [];
  const fetch = jest.fn((name: string, version: string) =>
    broken.has(`stored ${version}`)
      ? Promise.reject(new Error(`${version} is not there`))
      : Promise.resolve(manifest(name, version)),
  );
  const versions = new Versions(
    { fetch, describe: (...of) => Promise.resolve(manifest(...of)), copyOf: () => '/copies' },
    (message) => errors.push(message),
  );
  const inForce = new InForce(versions);
  const served = new ServedReleases({
    versions,
    keepsLane,
    startLane(name, onDeath, spareUse) {
      if (spareUse) spareUses.push(spareUse);
      const lane = new FakeLane(name, async (version) => {
        await held.get(version)?.promise;
        if (broken.has(version)) throw new Error(`${version} is broken`);
      });
      lanes.push(lane);
      const asLane = lane as unknown as Lane;
      deathOf.set(asLane, onDeath);
      return Promise.resolve(asLane);
    },
    allowed: ({ revision, remotes }) => ({
      revision,
      remotes: Object.fromEntries(
        Object.entries(remotes).map(([name, each]) => [
          name,
          off.has(`${name}@${each.candidate}`) ? { ...each, candidate: null } : each,
        ]),
      ),
    }),
    onDeath: (...told) => deaths.push(told),
    onError: (message) => errors.push(message),
    onServed: (...of) => inForce.served(...of),
  });
  const die = (lane: FakeLane | undefined) => {
    if (!lane) throw new Error('There is no such lane.');
    lane.kill();
    const death: LaneDeath = { reason: 'exit', words: '', loading: null, asked: [] };
    deathOf.get(lane as unknown as Lane)?.(death, lane as unknown as Lane);
  };
  const until = async (isThere: () => boolean) => {
    for (let turn = 0; !isThere(); turn += 1) {
      if (turn > 1_000) throw new Error('It never came to that.');
      await new Promise(setImmediate);
    }
  };
  /** What a lane that is kept ready now has loaded. */
  const spare = async () => {
    const lane = new FakeLane('stable', () => Promise.resolve());
    await spareUses.at(-1)?.preload(lane as unknown as Lane);
    return lane;
  };
  return { served, inForce, lanes, broken, held, off, errors, deaths, fetch, die, until, spareUses, spare };
}

let all: ReturnType<typeof releases>;
const stableKey = () => all.served.current?.key;
beforeEach(() => (all = releases()));
afterEach(() => all.served.stop());

it('[FUSE-02] serves the release before until the next one is loaded and warm, then ends its lane', async () => {
  const { served, inForce, lanes, held, until } = all;
  served.follow(document(1));
  const before = await served.for(null);
  held.set('mf-a@1.2.0', Promise.withResolvers());
  served.follow(document(2, { stable: '1.2.0' }));
  await until(() => lanes.length === 2);
  expect(await served.for(null)).toBe(before);
  expect(inForce.revision).toBe(1);
  held.get('mf-a@1.2.0')?.resolve();
  await until(() => stableKey() === 'mf-a@1.2.0');
  expect(lanes[1]?.pages).toEqual(['/a', '/a-list']);
  expect([served.revision, inForce.revision, inForce.fallbacks]).toEqual([2, 2, []]);
});

it('[REL-03] going back takes no time: the lane before is still there, and only that one', async () => {
  const { served, lanes, until } = all;
  for (const [index, stable] of ['1.1.0', '1.2.0', '1.3.0'].entries()) {
    served.follow(document(index + 1, { stable }));
    await until(() => stableKey() === `mf-a@${stable}`);
  }
  expect(lanes.map(({ isGone }) => isGone)).toEqual([true, false, false]);
  // The list of those before is cut at a length.
  served.follow(document(4, { stable: '1.2.0', fallback: [] }));
  await until(() => stableKey() === 'mf-a@1.2.0');
  expect(lanes).toHaveLength(3);
  expect((await served.for(null)).lane).toBe(lanes[1]);
});

it('[REL-03] a lane that is kept ready has run what the last move has not changed, and no release that ran more takes it', async () => {
  const { served, lanes, until, spareUses, spare } = all;
  const two = (revision: number, stable: string, fallback: string[]) => ({
    revision,
    remotes: { ...document(1).remotes, 'mf-b': { ...release, stable, fallback } },
  });
  served.follow(two(1, '1.0.0', []));
  await served.for(null);
  expect(await spare()).toMatchObject({
    versions: ['mf-a@1.1.0', 'mf-b@1.0.0'],
    pages: ['/a', '/a-list', '/a', '/a-list'],
  });
  served.follow(two(2, '2.0.0', ['1.0.0']));
  await until(() => served.revision === 2);
  expect((await spare()).versions).toEqual(['mf-a@1.1.0']);
  const mayHaveRun = (version: string) => spareUses.at(-1)?.mayHaveRun(version);
  expect(mayHaveRun('mf-b@1.0.0')).toBe(true);
  served.follow(two(3, '1.1.0', ['1.0.0']));
  await until(() => lanes.length === 3);
  expect(['mf-b@1.1.0', 'mf-b@2.0.0'].map(mayHaveRun)).toEqual([true, false]);
});

it('[TEAM-06] in development a move is loaded beside what runs, and what does not load leaves it', async () => {
  const { served, lanes, broken, until, spareUses } = releases({ keepsLane: true });
  const version = () => served.current?.remotes.get('mf-a')?.manifest.version;
  served.follow(document(1));
  await served.for(null);
  served.follow(document(2, { stable: '1.2.0' }));
  await until(() => version() === '1.2.0');
  broken.add('mf-a@1.3.0');
  served.follow(document(3, { stable: '1.3.0', fallback: ['1.2.0'] }));
  await until(() => served.revision === 3);
  expect(version()).toBe('1.2.0');
  expect([lanes.length, spareUses.length]).toEqual([1, 0]);
  expect(lanes[0]?.isGone).toBe(false);
  await served.stop();
});

it('[FUSE-02] a move to what the store does not give is taken back at once', async () => {
  const { served, fetch, until } = all;
  served.follow(document(1));
  await served.for(null);
  fetch.mockReturnValue(new Promise(() => undefined));
  served.follow(document(2, { stable: '1.2.0' }));
  served.follow(document(3));
  await until(() => served.revision === 3);
  expect(stableKey()).toBe('mf-a@1.1.0');
});

it('[REL-04] a version that cannot be loaded gives way to the one before, said once, and is not tried at each request', async () => {
  const { served, inForce, broken, errors, lanes } = all;
  broken.add('mf-a@1.1.0');
  served.follow(document(1));
  for (let visit = 0; visit < 5; visit += 1) expect((await served.for(null)).key).toBe('mf-a@1.0.0');
  expect(errors).toEqual(['mf-a@1.1.0 is not served: mf-a@1.1.0 is broken']);
  expect(lanes).toHaveLength(1);
  const why = 'mf-a@1.1.0 is broken';
  expect(inForce.fallbacks).toEqual([{ remote: 'mf-a', wanted: '1.1.0', served: '1.0.0', why }]);
});

it('[REL-04] a version that comes to the store later is served then; until then its paths are missing', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  const { served, broken, until } = all;
  for (const version of ['1.1.0', '1.0.0']) broken.add(`stored ${version}`);
  served.follow(document(1));
  expect((await served.for(null)).missing).toEqual([{ name: 'mf-a', mount: ['/a'] }]);
  broken.clear();
  await jest.advanceTimersByTimeAsync(1_000);
  await until(() => stableKey() === 'mf-a@1.1.0');
  jest.useRealTimers();
});

it('[REL-02] [FUSE-01] stable runs no code that is on trial; a trial whose lane ends is stable’s until there is another', async () => {
  const { served, lanes, deaths, die, until } = all;
  served.follow(document(1, { candidate: '2.0.0', percent: 100 }));
  await served.for(null);
  const given = async () => (await served.for(7)).key;
  await until(() => lanes[1]?.versions.includes('mf-a@2.0.0') ?? false);
  await new Promise(setImmediate);
  expect([await given(), (await served.for(null)).key]).toEqual(['mf-a@2.0.0', 'mf-a@1.1.0']);
  expect(lanes[0]?.versions).toEqual(['mf-a@1.1.0']);
  die(lanes[1]);
  expect(await given()).toBe('mf-a@1.1.0');
  const ran = { lane: 'candidate', versions: ['mf-a@1.1.0', 'mf-a@2.0.0'], answerable: ['mf-a@2.0.0'] };
  expect(deaths).toMatchObject([[{ reason: 'exit' }, ran]]);
  await until(() => lanes[2]?.versions.includes('mf-a@2.0.0') ?? false);
  await new Promise(setImmediate);
  expect(await given()).toBe('mf-a@2.0.0');
});

it('[REL-04] a version on trial that cannot be loaded is told of, once it was tried', async () => {
  const { served, inForce, broken, held, until } = all;
  broken.add('mf-a@2.0.0');
  held.set('mf-a@2.0.0', Promise.withResolvers());
  served.follow(document(1, { candidate: '2.0.0', percent: 5 }));
  await served.for(null);
  expect(inForce.fallbacks).toEqual([]);
  held.get('mf-a@2.0.0')?.resolve();
  await until(() => inForce.fallbacks.length > 0);
  const why = 'mf-a@2.0.0 is broken';
  expect(inForce.fallbacks).toEqual([{ remote: 'mf-a', wanted: '2.0.0', served: '1.1.0', why }]);
});

it('[FUSE-01] a version that is off is nobody’s, and its lane ends', async () => {
  const { served, lanes, off, until } = all;
  served.follow(document(1, { candidate: '2.0.0', percent: 100 }));
  await until(() => lanes[1]?.versions.includes('mf-a@2.0.0') ?? false);
  off.add('mf-a@2.0.0');
  served.refollow();
  expect((await served.for(7)).key).toBe('mf-a@1.1.0');
  await until(() => lanes[1]?.isGone ?? false);
});

describe('[FUSE-01] two versions on trial', () => {
  const onTrial = { ...release, stable: '1.1.0', candidate: '2.0.0', percent: 50 };
  const two: ReleaseDocument = {
    revision: 1,
    remotes: { 'mf-a': { ...onTrial, salt: 'a' }, 'mf-b': { ...onTrial, salt: 'b' } },
  };
  const isGiven = (cohort: number, salt: string) => placeOf(cohort, salt) < 50;
  const cohortOf = (a: boolean, b: boolean) =>
    Array.from({ length: COHORTS }, (_, cohort) => cohort).find(
      (cohort) => isGiven(cohort, 'a') === a && isGiven(cohort, 'b') === b,
    ) as number;
  const [ofA, ofB, ofBoth] = [cohortOf(true, false), cohortOf(false, true), cohortOf(true, true)];
  const setOf = (cohort: number) => all.served.for(cohort) as ServedSet;
  const laneOf = (cohort: number) => setOf(cohort).lane as unknown as FakeLane;
  const isReady = (...cohorts: number[]) =>
    all.until(() => cohorts.every((cohort) => setOf(cohort).onTrial.length > 0));

  beforeEach(async () => {
    all.served.follow(two);
    await all.served.for(null);
    await isReady(ofA, ofB, ofBoth);
  });

  it('are in a lane each, and in one together for those who are given both', () => {
    expect([ofA, ofB, ofBoth].map((cohort) => setOf(cohort).onTrial)).toEqual([
      ['mf-a@2.0.0'],
      ['mf-b@2.0.0'],
      ['mf-a@2.0.0', 'mf-b@2.0.0'],
    ]);
    expect(laneOf(ofA).versions).not.toContain('mf-b@2.0.0');
    expect(laneOf(ofB).versions).not.toContain('mf-a@2.0.0');
  });

  it('a mistake of one is not noticed by those who are given the other, and is not its fault', async () => {
    const { deaths, die } = all;
    const lane = laneOf(ofB);
    die(laneOf(ofA));
    expect([setOf(ofA).onTrial, laneOf(ofB)]).toEqual([[], lane]);
    expect(deaths.at(-1)).toMatchObject([{}, { answerable: ['mf-a@2.0.0'] }]);
    await isReady(ofA);
    die(laneOf(ofBoth));
    expect(deaths.at(-1)).toMatchObject([{}, { answerable: [] }]);
    await isReady(ofBoth);
    expect(laneOf(ofB)).toBe(lane);
  });

  it('are no longer given together when that has ended three lanes, but each alone', async () => {
    const { die, errors, served } = all;
    for (let turn = 0; turn < 3; turn += 1) {
      await isReady(ofBoth);
      die(laneOf(ofBoth));
    }
    served.refollow();
    await new Promise(setImmediate);
    expect([ofA, ofB, ofBoth].map((cohort) => setOf(cohort).onTrial)).toEqual([
      ['mf-a@2.0.0'],
      ['mf-b@2.0.0'],
      [],
    ]);
    expect(errors).toEqual(['mf-a@2.0.0,mf-b@2.0.0: on trial no more, until the release moves']);
  });

  it('that are given to everybody answer both for what nothing tells', async () => {
    const everybody = (name: string) => ({ ...onTrial, salt: name, percent: 100 });
    all.served.follow({ revision: 2, remotes: { 'mf-a': everybody('a'), 'mf-b': everybody('b') } });
    await all.until(() => all.served.revision === 2);
    await isReady(ofA);
    await all.until(() => all.lanes.filter(({ isGone }) => !isGone).length === 2);
    all.die(laneOf(ofA));
    expect(all.deaths.at(-1)).toMatchObject([{}, { answerable: ['mf-a@2.0.0', 'mf-b@2.0.0'] }]);
  });
});

it('[FUSE-01] whoever asks while the stable lane is replaced waits for the next one', async () => {
  const { served, lanes, die } = all;
  served.follow(document(1));
  await served.for(null);
  die(lanes[0]);
  const next = await served.for(null);
  expect(next.lane).toBe(lanes[1]);
  expect(next.key).toBe('mf-a@1.1.0');
});
