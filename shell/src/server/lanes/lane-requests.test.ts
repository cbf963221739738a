/** @jest-environment node */
import { LaneGone, LaneLate } from './lane.ts';
import type { Lane } from './lane.ts';
import type { TrialFault } from './lane-faults.ts';
import { LaneRequests } from './lane-requests.ts';
import type { LanePage } from './messages.ts';
import type { ServedSet } from './served-set.ts';

const url = new URL('https://site.test/panne');
const page = (status: number, ...faults: string[]): LanePage => ({
  kind: 'page',
  status,
  isKept: true,
  html: null,
  data: { bytes: new Uint8Array(), isSmallest: true },
  shown: null,
  faults,
  asked: [],
});

/** A set whose lane answers one after the other. */
function aSet(onTrial: string[], ...answers: (LanePage | Error)[]) {
  const ask = jest.fn(() => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const set: ServedSet = {
    key: ['mf-a@1.0.0', ...onTrial].join(),
    revision: 1,
    remotes: new Map(),
    missing: [],
    lane: { ask } as unknown as Lane,
    onTrial,
    unfit: [],
  };
  return { set, ask };
}

function requestsBeside(stable: ServedSet) {
  const faults: TrialFault[] = [];
  const requests = new LaneRequests({
    stable: () => stable,
    onFault: (fault) => Promise.resolve(void faults.push(fault)),
  });
  const answer = (set: ServedSet) =>
    requests.withFallback(set, url, async (own) => ({
      set: own,
      answer: (await (own.onTrial.length > 0
        ? requests.ofTrial(own, url, 'document')
        : requests.ofStable(own, url, 'document'))) as Extract<LanePage, { kind: 'page' }>,
    }));
  return { faults, requests, answer };
}

it.each([
  ['throws while it renders', page(200, 'it threw'), 'it threw'],
  ['is an error’s page', page(500), 'its status is 500'],
  ['takes too long', new LaneLate('too long'), 'too long'],
  ['ends its lane', new LaneGone('candidate', null), 'The candidate lane has ended.'],
])(
  '[FUSE-01] [REL-04] stable answers in the same request where a page on trial %s',
  async (_what, answer, reason) => {
    const stable = aSet([], page(200));
    const trial = aSet(['mf-a@2.0.0'], answer);
    const { answer: answered, faults } = requestsBeside(stable.set);
    expect((await answered(trial.set)).set).toBe(stable.set);
    expect(faults).toMatchObject([
      { onTrial: ['mf-a@2.0.0'], path: '/panne', reason, stable: { status: 200 } },
    ]);
    // Who comes to the same address soon need not wait for it again.
    expect((await answered(trial.set)).set).toBe(stable.set);
    expect(trial.ask).toHaveBeenCalledTimes(1);
    expect(faults).toHaveLength(1);
  },
);

it('[REL-02] a page on trial that is not there, or moved, is its team’s to say', async () => {
  const trial = aSet(['mf-a@2.0.0'], page(404));
  const { answer, faults } = requestsBeside(aSet([], page(200)).set);
  expect(await answer(trial.set)).toMatchObject({ set: trial.set, answer: { status: 404 } });
  expect(faults).toEqual([]);
});

it('a stable page whose lane ends is asked of the next lane, once', async () => {
  const gone = new LaneGone('stable', null);
  const next = aSet([], page(200));
  const { answer } = requestsBeside(next.set);
  expect(await answer(aSet([], gone).set)).toMatchObject({ answer: { status: 200 } });
  const { answer: hopeless } = requestsBeside(aSet([], gone).set);
  await expect(hopeless(aSet([], gone).set)).rejects.toBe(gone);
});
