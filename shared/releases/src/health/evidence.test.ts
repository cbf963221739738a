import fc from 'fast-check';
import { medianOf, seededRandom, simulateRollout } from '../testing/simulated-rollout.ts';
import { logEvidence } from './evidence.ts';
import type { Minute, Ratios } from './evidence.ts';
import { FAILURES, HALT_AT, METRICS, SLOWNESS } from './metrics.ts';

const RUNS = 300;

/** Simulates rollouts judged by a single metric, with the halt threshold divided by its weight. */
function play(of: Record<'share' | 'base' | 'ratio' | 'units', number>, ratios: Ratios = FAILURES) {
  const random = seededRandom(7);
  const weight = METRICS.find((metric) => metric.ratios === ratios)?.weight ?? 1;
  const rollout = { ...of, ratios, haltAt: HALT_AT / weight };
  return Array.from({ length: RUNS }, () => simulateRollout(rollout, random));
}

// Columns: share of visitors, released version's rate, ratio of rates, total units.
it.each([
  [0.05, 0.05, 1, 20_000],
  [0.2, 0.05, 1, 20_000],
  [0.05, 0.05, 1.25, 20_000],
  [0.2, 0.05, 1.25, 20_000],
  [0.2, 0.2, 1, 6_000],
])(
  '[REL-07] at most one good rollout in a hundred is halted: %s of visitors, rate %s, ratio %s',
  (share, base, ratio, units) => {
    const halted = play({ share, base, ratio, units }).filter((each) => each !== null);
    expect(halted.length / RUNS).toBeLessThanOrEqual(0.01);
  },
);

// Last column: maximum median of units of both arms.
it.each([
  ['fails for one in fifty, against one in a thousand', 0.05, 0.001, 20, 6_000],
  ['fails for one in fifty, against one in a thousand', 0.2, 0.001, 20, 2_500],
  ['fails three times as often as one in a hundred', 0.2, 0.01, 3, 8_000],
] as const)('[REL-07] a candidate that %s is halted (%#)', (_what, share, base, ratio, most) => {
  const needed = play({ share, base, ratio, units: most * 3 });
  expect(medianOf(needed)).toBeLessThanOrEqual(most);
});

it('[REL-07] equally many slow pages do not halt, 50 % more do', () => {
  const pages = { share: 0.2, base: 0.2, units: 10_000 };
  for (const ratio of [1, SLOWNESS.tolerated]) {
    const halted = play({ ...pages, ratio }, SLOWNESS).filter((each) => each !== null);
    expect(halted.length / RUNS).toBeLessThanOrEqual(0.01);
  }
  expect(medianOf(play({ ...pages, ratio: 1.5 }, SLOWNESS))).toBeLessThanOrEqual(5_000);
});

it('[REL-07] the weights of all metrics sum to 1, so that the weighted sum is an e-value', () => {
  expect(METRICS.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

const counts = fc
  .nat({ max: 50 })
  .chain((units) => fc.record({ units: fc.constant(units), events: fc.nat({ max: units }) }));
const minutes = fc.array(fc.record({ candidate: counts, released: counts }), { maxLength: 20 });

it('[REL-07] an event of the candidate never lowers the evidence, one of the released version never raises it', () => {
  fc.assert(
    fc.property(minutes, fc.nat({ max: 19 }), (all, index) => {
      const minute = all[index];
      if (!minute) return;
      const withOne = (arm: keyof Minute) =>
        all.with(index, { ...minute, [arm]: { ...minute[arm], events: minute[arm].events + 1 } });
      const before = logEvidence(all, FAILURES);
      expect(logEvidence(withOne('candidate'), FAILURES)).toBeGreaterThanOrEqual(before - 1e-9);
      expect(logEvidence(withOne('released'), FAILURES)).toBeLessThanOrEqual(before + 1e-9);
    }),
  );
});

it('[REL-07] minutes with a single arm, or without units, give no evidence', () => {
  const alone = { candidate: { units: 5, events: 5 }, released: { units: 0, events: 0 } };
  expect(logEvidence([alone], FAILURES)).toBeCloseTo(0);
  expect(logEvidence([], FAILURES)).toBeCloseTo(0);
});
