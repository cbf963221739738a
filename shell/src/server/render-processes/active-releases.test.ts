/** @jest-environment node */
import { COHORTS, getsCandidate } from '@careers/federation/node';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import { ActiveReleases } from './active-releases.ts';
import type { ActiveSet } from './active-set.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ReleaseStatus } from './release-status.ts';
import { ProcessExited } from './render-errors.ts';
import type { ProcessExit } from './render-errors.ts';
import type { RenderProcess } from './render-process.ts';
import { Versions } from './versions.ts';

type Question = { manifest: RemoteManifest } | { url: string };

/** Fake render process; `load` handles a version. */
class FakeProcess {
  readonly name: RenderProcess['name'];
  readonly versions: string[] = [];
  readonly pages: string[] = [];
  readonly #load: (version: string) => Promise<void>;
  #end = Promise.withResolvers<void>();
  readonly ended = this.#end.promise;
  isGone = false;

  constructor(name: RenderProcess['name'], load: (version: string) => Promise<void>) {
    this.name = name;
    this.#load = load;
  }

  async ask(kind: string, question: Question) {
    if (this.isGone) throw new ProcessExited(this.name, null);
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

/** Creates releases whose versions may fail to load, or block until released by the test. */
function newReleases({ reusesProcess = false } = {}) {
  const broken = new Set<string>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const processes: FakeProcess[] = [];
  const onExitOf = new Map<unknown, (exit: ProcessExit, process: RenderProcess) => void>();
  const errors: string[] = [];
  const blamed: (readonly string[])[] = [];
  const fetch = jest.fn((name: string, version: string) =>
    broken.has(`stored ${version}`)
      ? Promise.reject(new Error(`${version} is not there`))
      : Promise.resolve(manifest(name, version)),
  );
  const versions = new Versions(
    {
      fetch,
      verify: (_name, version) =>
        broken.has(`changed ${version}`)
          ? Promise.reject(new Error(`${version} was changed`))
          : Promise.resolve(),
      describe: (...of) => Promise.resolve(manifest(...of)),
      copyOf: () => '/copies',
    },
    (message) => errors.push(message),
  );
  const breaker = new CircuitBreaker({
    onExit: (_exit, _process, versions) => blamed.push(versions),
    onDisabled: () => undefined,
  });
  const status = new ReleaseStatus({ versions, breaker });
  const releases = new ActiveReleases({
    versions,
    breaker,
    reusesProcess,
    startProcess(name, onExit) {
      const started = new FakeProcess(name, async (version) => {
        await held.get(version)?.promise;
        if (broken.has(version)) throw new Error(`${version} is broken`);
      });
      processes.push(started);
      onExitOf.set(started, onExit);
      return Promise.resolve(started as unknown as RenderProcess);
    },
    onError: (message) => errors.push(message),
    onActive: (...active) => status.update(...active),
  });
  const crash = (process: FakeProcess | undefined, changes: Partial<ProcessExit> = {}) => {
    if (!process) throw new Error('There is no such process.');
    process.kill();
    const exit: ProcessExit = {
      reason: 'exit',
      detail: '',
      stderr: '',
      loading: null,
      asked: [],
      ...changes,
    };
    onExitOf.get(process)?.(exit, process as unknown as RenderProcess);
  };
  const until = async (isThere: () => boolean) => {
    for (let turn = 0; !isThere(); turn += 1) {
      if (turn > 1_000) throw new Error('It never came to that.');
      await new Promise(setImmediate);
    }
  };
  return { releases, status, processes, broken, held, errors, blamed, fetch, crash, until };
}

let all: ReturnType<typeof newReleases>;
const releasedKey = () => all.releases.current?.key;
const running = () => all.processes.filter(({ isGone }) => !isGone);
const setOf = (cohort: number | null) => all.releases.for(cohort) as ActiveSet;
const processOf = (cohort: number) => setOf(cohort).process as unknown as FakeProcess;
beforeEach(() => (all = newReleases()));
afterEach(() => all.releases.stop());

it('[FUSE-02] serves the previous release until the next one is loaded and warm', async () => {
  const { releases, status, processes, held, until } = all;
  releases.follow(document(1));
  const before = await releases.for(null);
  held.set('mf-a@1.2.0', Promise.withResolvers());
  releases.follow(document(2, { stable: '1.2.0' }));
  await until(() => processes.length === 2);
  expect(await releases.for(null)).toBe(before);
  expect(status.revision).toBe(1);
  held.get('mf-a@1.2.0')?.resolve();
  await until(() => releasedKey() === 'mf-a@1.2.0');
  expect(processes[1]?.pages).toEqual(['/a', '/a-list']);
  expect([releases.revision, status.revision, status.fallbacks]).toEqual([2, 2, []]);
});

it('[REL-03] rolls back immediately: only the previous process is still running', async () => {
  const { releases, processes, until } = all;
  for (const [index, stable] of ['1.1.0', '1.2.0', '1.3.0'].entries()) {
    releases.follow(document(index + 1, { stable }));
    await until(() => releasedKey() === `mf-a@${stable}`);
  }
  expect(processes.map(({ isGone }) => isGone)).toEqual([true, false, false]);
  // The list of fallback versions is truncated.
  releases.follow(document(4, { stable: '1.2.0', fallback: [] }));
  await until(() => releasedKey() === 'mf-a@1.2.0');
  expect(processes).toHaveLength(3);
  expect((await releases.for(null)).process).toBe(processes[1]);
});

it('[REL-04] the previous set is the fallback of the released one, unless one of its versions was withdrawn', async () => {
  const { releases, status, until } = all;
  releases.follow(document(1, { stable: '1.0.0' }));
  const before = await releases.released();
  expect(releases.fallbackOf(before)).toBeUndefined();
  releases.follow(document(2));
  await until(() => releasedKey() === 'mf-a@1.1.0');
  const released = setOf(null);
  expect([releases.fallbackOf(released), releases.fallbackOf(before)]).toEqual([before, undefined]);
  status.pageFellBack(released, before, '/a: it threw');
  const why = '/a: it threw';
  expect(status.fallbacks).toEqual([{ remote: 'mf-a', wanted: '1.1.0', served: '1.0.0', why }]);
  releases.follow(document(3, { stable: '1.0.0', fallback: [], withdrawn: ['1.1.0'] }));
  await until(() => releasedKey() === 'mf-a@1.0.0');
  expect([releases.fallbackOf(setOf(null)), status.fallbacks]).toEqual([undefined, []]);
});

it('[FUSE-02] the previous process ends after five minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  const { releases, processes, until } = all;
  releases.follow(document(1));
  await releases.released();
  releases.follow(document(2, { stable: '1.2.0', fallback: ['1.1.0'] }));
  await until(() => releasedKey() === 'mf-a@1.2.0');
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(processes.map(({ isGone }) => isGone)).toEqual([true, false]);
  expect(releases.fallbackOf(setOf(null))).toBeUndefined();
  jest.useRealTimers();
});

it('[TEAM-06] in development, loads a move into the running process; a failed one leaves it unchanged', async () => {
  const { releases, processes, broken, until } = newReleases({ reusesProcess: true });
  const version = () => releases.current?.remotes.get('mf-a')?.manifest.version;
  releases.follow(document(1));
  await releases.for(null);
  releases.follow(document(2, { stable: '1.2.0' }));
  await until(() => version() === '1.2.0');
  broken.add('mf-a@1.3.0');
  releases.follow(document(3, { stable: '1.3.0', fallback: ['1.2.0'] }));
  await until(() => releases.revision === 3);
  expect(version()).toBe('1.2.0');
  expect([processes.length, processes[0]?.isGone]).toEqual([1, false]);
  await releases.stop();
});

it('[FUSE-02] a move to a version missing in the store can be rolled back immediately', async () => {
  const { releases, fetch, until } = all;
  releases.follow(document(1));
  await releases.for(null);
  fetch.mockReturnValue(new Promise(() => undefined));
  releases.follow(document(2, { stable: '1.2.0' }));
  releases.follow(document(3));
  await until(() => releases.revision === 3);
  expect(releasedKey()).toBe('mf-a@1.1.0');
});

it('[REL-04] falls back to the previous version if one cannot be loaded, reports it once, and does not retry on each request', async () => {
  const { releases, status, broken, errors, processes } = all;
  broken.add('mf-a@1.1.0');
  releases.follow(document(1));
  for (let visit = 0; visit < 5; visit += 1) expect((await releases.for(null)).key).toBe('mf-a@1.0.0');
  expect(errors).toEqual(['mf-a@1.1.0 is not served: mf-a@1.1.0 is broken']);
  expect(processes).toHaveLength(1);
  const why = 'mf-a@1.1.0 is broken';
  expect(status.fallbacks).toEqual([{ remote: 'mf-a', wanted: '1.1.0', served: '1.0.0', why }]);
});

it('[REL-04] serves a version once it is in the store; until then its paths are missing', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  const { releases, broken, until } = all;
  for (const version of ['1.1.0', '1.0.0']) broken.add(`stored ${version}`);
  releases.follow(document(1));
  expect((await releases.for(null)).missing).toEqual([{ name: 'mf-a', mount: ['/a'] }]);
  broken.clear();
  await jest.advanceTimersByTimeAsync(1_000);
  await until(() => releasedKey() === 'mf-a@1.1.0');
  jest.useRealTimers();
});

it('[REL-04] serves a candidate once it is in the store', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  const { releases, broken, until } = all;
  broken.add('stored 2.0.0');
  releases.follow(document(1, { candidate: '2.0.0', percent: 100 }));
  await until(() => releases.revision === 1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(setOf(0).candidates).toEqual([]);
  broken.clear();
  await jest.advanceTimersByTimeAsync(10_000);
  await until(() => setOf(0).candidates.length === 1);
  jest.useRealTimers();
});

it('[REL-04] no new process runs a copy that was changed; its version returns once refetched', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  const { releases, status, processes, broken, crash, until } = all;
  releases.follow(document(1));
  await releases.for(null);
  broken.add('changed 1.1.0');
  crash(processes[0]);
  await releases.for(null);
  expect(processes[1]?.versions).toEqual(['mf-a@1.0.0']);
  expect(status.fallbacks).toMatchObject([{ wanted: '1.1.0', served: '1.0.0', why: '1.1.0 was changed' }]);
  broken.clear();
  await jest.advanceTimersByTimeAsync(1_000);
  await until(() => releasedKey() === 'mf-a@1.1.0');
  jest.useRealTimers();
});

it('[FUSE-01] all visitors wait for the next process when that of the released versions exits', async () => {
  const { releases, processes, crash } = all;
  releases.follow(document(1));
  await releases.for(null);
  crash(processes[0]);
  const next = await releases.for(null);
  expect([next.process, next.key]).toEqual([processes[1], 'mf-a@1.1.0']);
});

it('[FUSE-01] nobody waits for it while the previous process runs', async () => {
  const { releases, processes, crash, until } = all;
  releases.follow(document(1, { stable: '1.0.0' }));
  const before = await releases.released();
  releases.follow(document(2));
  await until(() => releasedKey() === 'mf-a@1.1.0');
  crash(processes[1]);
  expect(releases.for(null)).toBe(before);
  await until(() => releases.current?.process === (processes[2] as unknown as RenderProcess));
  expect([releasedKey(), processes[0]?.isGone]).toEqual(['mf-a@1.1.0', false]);
  expect(releases.fallbackOf(setOf(null))).toBe(before);
});

const fallback = { remote: 'mf-a', wanted: '2.0.0', served: '1.1.0' };

describe('candidates', () => {
  const given = { ...release, stable: '1.1.0', candidate: '2.0.0', percent: 50 };
  const two: ReleaseDocument = {
    revision: 1,
    remotes: { 'mf-a': { ...given, salt: 'a' }, 'mf-b': { ...given, salt: 'b' } },
  };
  const isGiven = (cohort: number, salt: string) => getsCandidate({ ...given, salt }, cohort);
  const cohortOf = (a: boolean, b: boolean) =>
    Array.from({ length: COHORTS }, (_, cohort) => cohort).find(
      (cohort) => isGiven(cohort, 'a') === a && isGiven(cohort, 'b') === b,
    ) as number;
  const [ofA, ofB, ofBoth, ofNone] = [
    cohortOf(true, false),
    cohortOf(false, true),
    cohortOf(true, true),
    cohortOf(false, false),
  ];
  const isReady = (cohort: number) => all.until(() => setOf(cohort).candidates.length > 0);

  async function follow(document: ReleaseDocument, cohort: number): Promise<void> {
    all.releases.follow(document);
    await all.releases.for(null);
    await isReady(cohort);
  }

  it('[REL-02] [FUSE-01] share one process, and each visitor gets those of their cohort', async () => {
    await follow(two, ofBoth);
    expect([ofA, ofB, ofBoth, ofNone, null].map((cohort) => setOf(cohort ?? ofNone).candidates)).toEqual([
      ['mf-a@2.0.0'],
      ['mf-b@2.0.0'],
      ['mf-a@2.0.0', 'mf-b@2.0.0'],
      [],
      [],
    ]);
    expect([processOf(ofA), processOf(ofB)]).toEqual([processOf(ofBoth), processOf(ofBoth)]);
    expect(running().map(({ name }) => name)).toEqual(['released', 'canary']);
    expect(running()[0]?.versions).toEqual(['mf-a@1.1.0', 'mf-b@1.1.0']);
    expect(all.releases.fallbackOf(setOf(ofA))).toBe(setOf(null));
  });

  it('[REL-02] have no process if no visitor gets any', async () => {
    await follow(two, ofBoth);
    all.releases.follow(document(2, { candidate: '2.0.0', percent: 0 }));
    await all.until(() => all.releases.revision === 2 && running().every(({ name }) => name === 'released'));
    expect(setOf(ofBoth).candidates).toEqual([]);
  });

  it('[FUSE-01] are replaced by released versions between the exit of their process and the next one', async () => {
    await follow(two, ofBoth);
    const before = processOf(ofA);
    all.crash(before);
    expect([setOf(ofA).key, setOf(ofB).key]).toEqual([setOf(null).key, setOf(null).key]);
    expect(all.blamed).toEqual([['mf-a@2.0.0', 'mf-b@2.0.0']]);
    await isReady(ofA);
    expect(processOf(ofA)).not.toBe(before);
  });

  it('[FUSE-01] that end their process three times are disabled, without affecting the others', async () => {
    await follow(two, ofBoth);
    for (let turn = 0; turn < 3; turn += 1) {
      await isReady(ofA);
      all.crash(processOf(ofA), { asked: ['mf-a@2.0.0'] });
    }
    await isReady(ofB);
    expect([ofA, ofB, ofBoth].map((cohort) => setOf(cohort).candidates)).toEqual([
      [],
      ['mf-b@2.0.0'],
      ['mf-b@2.0.0'],
    ]);
    expect(all.status.disabled).toMatchObject([{ remote: 'mf-a', version: '2.0.0', salt: 'a' }]);
  });

  it('[FUSE-02] keep their process until the next candidates’ one is ready', async () => {
    const { releases, held } = all;
    await follow({ ...two, remotes: { ...two.remotes, 'mf-b': { ...given, candidate: null } } }, ofA);
    const before = processOf(ofA);
    held.set('mf-b@2.0.0', Promise.withResolvers());
    releases.follow({ ...two, revision: 2 });
    await all.until(() => all.processes.length === 3);
    expect([processOf(ofA), setOf(ofB).candidates]).toEqual([before, []]);
    held.get('mf-b@2.0.0')?.resolve();
    await isReady(ofB);
    expect([before.isGone, processOf(ofA)]).toEqual([true, processOf(ofB)]);
  });

  it.each([
    ['is served', false, [], []],
    [
      'cannot be',
      true,
      [{ ...fallback, why: 'mf-a@2.0.0 is broken' }],
      [{ address: null, message: 'mf-a@2.0.0 is broken' }],
    ],
  ])(
    '[REL-04] a revision is reported once its candidate %s, with the version served instead',
    async (...given) => {
      const [, isBroken, fallbacks, failures] = given;
      const { releases, status, broken, held, until } = all;
      releases.follow(document(1));
      await releases.for(null);
      if (isBroken) broken.add('mf-a@2.0.0');
      held.set('mf-a@2.0.0', Promise.withResolvers());
      releases.follow(document(2, { candidate: '2.0.0', percent: 5 }));
      await until(() => releases.revision === 2);
      expect(status.fallbacks).toEqual([{ ...fallback, why: 'It is being loaded.' }]);
      expect(status.revision).toBe(1);
      held.get('mf-a@2.0.0')?.resolve();
      await until(() => status.revision === 2);
      expect(status.fallbacks).toEqual(fallbacks);
      expect(status.outcomes.all.flatMap((each) => each.failures)).toEqual(failures);
    },
  );
});
