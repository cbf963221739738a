import fc from 'fast-check';
import { HEIGHT, WIDTH, chartsOf, courseOf, evidenceLine, rangeOf, rateOf } from './course.ts';

const arm = fc
  .tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 5_000 }))
  .map(([one, other]) => ({ units: Math.max(one, other), events: Math.min(one, other) }));
const point = fc.record({
  until: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(1e12) })
    .map((date) => date.toISOString()),
  ...{ candidate: arm, released: arm },
});
const placesOf = (path: string) =>
  [...path.matchAll(/[ML](\S+) ([^ML]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('[REL-08] the course of a metric', () => {
  it('stays within the plot for any counts', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
        points.sort((one, other) => one.until.localeCompare(other.until));
        const { candidate, released, range } = courseOf({ points });
        for (const [x = NaN, y = NaN] of [candidate, released, range].flatMap(placesOf)) {
          expect(x >= 0 && x <= WIDTH).toBe(true);
          expect(y >= 0 && y <= HEIGHT).toBe(true);
        }
      }),
    );
  });

  it('has a confidence interval around the observed rate, which narrows with more observations', () => {
    fc.assert(
      fc.property(arm, (seen) => {
        const [low, high] = rangeOf(seen);
        const rate = rateOf(seen);
        if (rate !== null) expect(low <= rate + 1e-9 && high >= rate - 1e-9).toBe(true);
        const [lower, higher] = rangeOf({ units: 4 * seen.units, events: 4 * seen.events });
        expect(higher - lower <= high - low).toBe(true);
      }),
    );
    expect(rangeOf({ units: 400, events: 0 })).toEqual([0, expect.closeTo(0.95, 2)]);
  });

  it('spans from the first moment to the last', () => {
    const seen = (units: number, events: number) => ({ units, events });
    const points = [
      { until: '2026-11-19T09:00:00Z', candidate: seen(0, 0), released: seen(100, 0) },
      { until: '2026-11-19T10:00:00Z', candidate: seen(50, 0), released: seen(200, 1) },
      { until: '2026-11-19T11:00:00Z', candidate: seen(100, 1), released: seen(300, 1) },
    ];
    const { candidate, scale, end } = courseOf({ points });
    expect(scale).toBe(10);
    expect(candidate).toBe('M500.0 100.0L1000.0 90.0');
    expect(end).toMatchObject({ x: 1000, y: 90 });
  });
});

describe('[REL-08] the line of the evidence', () => {
  const momentOf = (hour: number, evidence: number) => ({
    until: `2026-11-19T${String(hour).padStart(2, '0')}:00:00Z`,
    ...{ evidence, haltAt: 100, metrics: [] },
  });

  it('has a logarithmic scale that ends with the halt threshold', () => {
    const { path, end, levels } = evidenceLine([momentOf(9, 1), momentOf(10, 10), momentOf(11, 100)]);
    expect(levels).toEqual(['100', '10', '1', '0.1']);
    expect(path).toBe('M0.0 66.7L500.0 33.3L1000.0 0.0');
    expect(end).toEqual({ x: WIDTH, y: 0 });
  });

  it('stays within the plot for any evidence', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: Number.MAX_SAFE_INTEGER, noNaN: true })), (all) => {
        const { path } = evidenceLine(all.map((evidence, hour) => momentOf(hour % 24, evidence)));
        for (const [, y = NaN] of placesOf(path)) expect(y >= 0 && y <= HEIGHT).toBe(true);
      }),
    );
  });
});

it('[REL-08] metrics without counts have no chart', () => {
  const seen = { candidate: { units: 4, events: 1 }, released: { units: 0, events: 0 }, isEnough: false };
  const unseen = { ...seen, metric: 'visits', candidate: seen.released };
  const moment = { until: '2026-11-19T09:00:00Z', evidence: 1, haltAt: 100 };
  const charts = chartsOf([{ ...moment, metrics: [unseen, { ...seen, metric: 'pages' }] }]);
  expect(charts).toEqual([
    {
      ...{ metric: 'pages', isEnough: false },
      points: [{ until: moment.until, candidate: seen.candidate, released: seen.released }],
    },
  ]);
});
