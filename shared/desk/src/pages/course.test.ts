import fc from 'fast-check';
import { HEIGHT, WIDTH, courseOf, rangeOf, rateOf } from './course.ts';

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
  it('stays in its box, whatever was counted', () => {
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

  it('has a range that holds the rate seen, and narrows with what is seen', () => {
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

  it('leads from the first moment to the last', () => {
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
