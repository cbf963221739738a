/** @jest-environment node */
import type { ReleaseDocument } from '@careers/contract';
import type { ActiveSet } from '../render-processes/active-set.ts';
import { PageFailed } from '../render-processes/render-errors.ts';
import { pageResult } from '../render-processes/page-result-for-tests.ts';
import { versionName } from '../render-processes/versions.ts';
import { RecentAddresses } from './recent-addresses.ts';
import { Rehearsals } from './rehearsals.ts';

const REMOTE = 'mf-offer';
const SITE = 'https://emploi.test';
const documentWith = (release: object): ReleaseDocument => ({
  revision: 2,
  remotes: {
    [REMOTE]: { ...{ stable: '1.0.0', candidate: '1.1.0', percent: 0, salt: 'a', fallback: [] }, ...release },
  },
});

/** Creates a set whose process renders or fails by path. */
function setOf(key: string, failsAt: (path: string) => boolean = () => false) {
  const process = {
    isIdle: true,
    isGone: false,
    asked: [] as string[],
    kill: () => void (process.isGone = true),
    async ask(_kind: 'page', { url }: { url: string }) {
      process.asked.push(new URL(url).pathname);
      if (failsAt(new URL(url).pathname)) throw new PageFailed('Error: boom');
      return { ...pageResult(), html: '<h1>a</h1>' };
    },
  };
  const set = { key, revision: 2, remotes: new Map(), missing: [], candidates: [], unavailable: [], process };
  return { set: set as unknown as ActiveSet, process };
}

let rehearsals: Rehearsals;
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await rehearsals.stop();
  jest.useRealTimers();
});

const passTime = () => jest.advanceTimersByTimeAsync(1_000);
/** Advances timers until a condition holds. */
async function until(hasHappened: () => boolean): Promise<void> {
  while (!hasHappened()) await passTime();
}

function start(candidateFailsAt?: (path: string) => boolean, { count = 25 } = {}) {
  const recent = new RecentAddresses();
  for (let index = 0; index < count; index += 1)
    recent.add(new URL(`/offre-emploi/${index}`, SITE), [REMOTE]);
  recent.add(new URL('/faq', SITE), ['mf-content']);
  const released = setOf('1');
  const started: ReturnType<typeof setOf>[] = [];
  const loaded: string[][] = [];
  const releases = { current: released.set as ActiveSet | undefined };
  const ended = { times: 0 };
  const canStart = { reason: '' };
  rehearsals = new Rehearsals({
    releases,
    recent,
    canaries: {
      start(_released, versions) {
        loaded.push(versions.map(versionName));
        if (canStart.reason) return Promise.reject(new Error(canStart.reason));
        const canary = setOf('2', candidateFailsAt);
        started.push(canary);
        return Promise.resolve(canary.set);
      },
      stop: () => Promise.resolve(),
    },
    onEnd: () => void (ended.times += 1),
  });
  return { recent, released, started, loaded, releases, ended: () => until(() => ended.times > 0), canStart };
}

describe('[REL-11] a candidate at 0 %', () => {
  it('[REL-12] is rendered with its linked candidates', async () => {
    const { loaded, ended } = start();
    const { remotes } = documentWith({});
    const offer = remotes[REMOTE]!;
    const search = { ...offer, candidate: '2.0.0' };
    const other = { ...offer, candidate: '3.0.0', percent: 5, salt: 'b' };
    rehearsals.follow({ remotes: { ...remotes, 'mf-search': search, 'mf-apply': other } });
    await ended();
    expect(loaded[0]).toEqual([`${REMOTE}@1.1.0`, 'mf-search@2.0.0']);
  });

  it('is rendered at the addresses of its remote, in a process of its own that ends with it', async () => {
    const { released, started, ended } = start();
    rehearsals.follow(documentWith({}));
    await ended();
    expect(rehearsals.reports).toMatchObject([
      { remote: REMOTE, version: '1.1.0', salt: 'a', conclusion: 'passed', addresses: 25 },
    ]);
    expect(started).toHaveLength(1);
    expect(started[0]?.process.asked.toSorted()).toEqual(released.process.asked.toSorted());
    expect(started[0]?.process.asked).not.toContain('/faq');
    expect(started[0]?.process.isGone).toBe(true);
  });

  it('is refused if it alone fails, with the first failures', async () => {
    const { ended } = start((path) => path.endsWith('/3'));
    rehearsals.follow(documentWith({}));
    await ended();
    expect(rehearsals.reports).toMatchObject([
      {
        conclusion: 'failed',
        candidateFailed: 9,
        failures: expect.arrayContaining([{ address: '/offre-emploi/3', message: 'Error: boom' }]) as unknown,
      },
    ]);
  });

  it('waits while visitors wait for pages', async () => {
    const { released, started, ended } = start();
    released.process.isIdle = false;
    rehearsals.follow(documentWith({}));
    await passTime();
    expect([released, ...started].flatMap(({ process }) => process.asked)).toEqual([]);
    released.process.isIdle = true;
    await ended();
  });

  it('reports why it cannot be loaded, and continues', async () => {
    const { canStart } = start();
    canStart.reason = 'It is not stored.';
    rehearsals.follow(documentWith({}));
    await passTime();
    expect(rehearsals.reports).toMatchObject([
      { conclusion: 'running', failures: [{ address: null, message: 'It is not stored.' }] },
    ]);
  });

  it('continues with new released versions, and is forgotten once visitors get it', async () => {
    const { releases, started, ended } = start();
    rehearsals.follow(documentWith({}));
    await passTime();
    releases.current = setOf('3').set;
    await until(() => started[0]?.process.isGone ?? false);
    const before = rehearsals.reports[0]?.addresses ?? 0;
    expect(before).toBeGreaterThan(0);
    rehearsals.follow(documentWith({}));
    await ended();
    expect(rehearsals.reports).toMatchObject([{ conclusion: 'passed', addresses: 25 }]);
    rehearsals.follow(documentWith({ percent: 5 }));
    expect(rehearsals.reports).toEqual([]);
  });

  it('continues immediately with released versions that change while a page is rendered', async () => {
    const { releases, started } = start();
    rehearsals.follow(documentWith({}));
    await passTime();
    releases.current = setOf('3').set;
    rehearsals.follow(documentWith({}));
    await passTime();
    expect(started).toHaveLength(2);
  });

  it('restarts with another rollout', async () => {
    const { ended } = start((path) => path.endsWith('/3'));
    rehearsals.follow(documentWith({}));
    await ended();
    rehearsals.follow(documentWith({ salt: 'b' }));
    expect(rehearsals.reports).toMatchObject([{ salt: 'b', conclusion: 'running', pairs: 0 }]);
  });
});
