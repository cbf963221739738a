import fc from 'fast-check';
import { HALT_AT } from '../health/metrics.ts';
import { nextStep } from './next-step.ts';
import type { Marks, PlanFacts } from './next-step.ts';
import { NAMED_PLANS, stepsOf } from './steps.ts';
import type { PlanStep } from './steps.ts';

const HOUR = 60 * 60_000;
/** Many runs, as most random plans are blocked by another condition. */
const OFTEN = { numRuns: 2_000 };
const START = new Date('2026-11-18T11:28:00Z');

const mark = fc.constant({ by: 'Claire', why: 'Seen.' });
const marks: fc.Arbitrary<Marks> = fc.record(
  { paused: mark, skipped: mark, approved: mark },
  { requiredKeys: [] },
);
const steps: fc.Arbitrary<PlanStep[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 8 })
  .chain((shares) =>
    fc.tuple(
      ...[...shares.toSorted((one, other) => one - other), 100].map((percent) =>
        fc.record({
          percent: fc.constant(percent),
          bakeMinutes: fc.nat({ max: 600 }),
          minimum: fc.nat({ max: percent === 0 ? 0 : 500 }),
          approve: fc.boolean(),
        }),
      ),
    ),
  );
const facts: fc.Arbitrary<PlanFacts> = fc.record({
  now: fc.nat({ max: 20 }).map((hours) => new Date(START.getTime() + hours * HOUR)),
  seen: fc.nat({ max: 1000 }),
  evidence: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 200, noNaN: true })),
  isUnequal: fc.boolean(),
  rehearsal: fc.constantFrom('passed', 'neutral', 'running', 'failed', 'missing'),
  held: fc.oneof(fc.constant(null), fc.constant('Sales.')),
});
const plans = steps.chain((all) =>
  fc.record({
    steps: fc.constant(all),
    step: fc.nat({ max: all.length - 2 }),
    since: fc.constant(START),
    marks,
  }),
);

describe('[REL-12] the next step of a plan', () => {
  it('is the following one, and none after the last', () => {
    fc.assert(
      fc.property(plans, facts, (plan, seen) => {
        expect(nextStep(plan, seen)).toMatchObject({
          step: plan.step + 1,
          percent: plan.steps[plan.step + 1]?.percent,
        });
        expect(nextStep({ ...plan, step: plan.steps.length - 1 }, seen)).toBeNull();
      }),
      OFTEN,
    );
  });

  it('is never taken while the plan is held, paused, or lacks an approval, even if skipped', () => {
    fc.assert(
      fc.property(plans, facts, (plan, seen) => {
        const isDue = nextStep(plan, seen)?.state === 'due';
        const lacksApproval = plan.steps[plan.step + 1]?.approve === true && !plan.marks.approved;
        if (seen.held !== null || plan.marks.paused || lacksApproval) expect(isDue).toBe(false);
      }),
      OFTEN,
    );
  });

  it('is never taken by time alone, nor before its time, unless skipped', () => {
    fc.assert(
      fc.property(plans, facts, (plan, seen) => {
        if (plan.marks.skipped || nextStep(plan, seen)?.state !== 'due') return;
        const { percent = 0, minimum = 0, bakeMinutes = 0 } = plan.steps[plan.step] ?? {};
        expect(seen.seen).toBeGreaterThanOrEqual(minimum);
        expect(seen.now.getTime() - START.getTime()).toBeGreaterThanOrEqual(bakeMinutes * 60_000);
        if (percent === 0) expect(['passed', 'neutral']).toContain(seen.rehearsal);
      }),
      OFTEN,
    );
  });

  it('is never taken with evidence that halts the candidate, nor while visitors of a version are missing', () => {
    fc.assert(
      fc.property(plans, facts, (plan, seen) => {
        if (seen.isUnequal) expect(nextStep(plan, seen)?.state).not.toBe('due');
        const halting = { ...seen, evidence: Math.max(HALT_AT, seen.evidence ?? 0) };
        expect(nextStep(plan, halting)?.state).not.toBe('due');
      }),
      OFTEN,
    );
  });

  it('is taken after the bake time with enough traffic', () => {
    const plan = { steps: stepsOf('1:4h:30,5'.concat(',100')), step: 0, since: START, marks: {} };
    const at = (hours: number, seen: number) =>
      nextStep(plan, {
        ...{ now: new Date(START.getTime() + hours * HOUR), seen, evidence: 1 },
        ...{ rehearsal: 'missing', held: null, isUnequal: false },
      })?.state;
    expect([at(3.99, 30), at(4, 29), at(4, 30)]).toEqual(['baking', 'baking', 'due']);
  });

  it('does not wait for loads if none are required', () => {
    const plan = { steps: stepsOf('5:4h:0,100'), step: 0, since: START, marks: {} };
    const next = nextStep(plan, {
      ...{ now: START, seen: 144, evidence: 1, rehearsal: 'missing', held: null, isUnequal: false },
    });
    expect(next?.conditions.map(({ of }) => of)).toEqual(['bake', 'evidence']);
  });
});

describe('[REL-12] the notation of a plan', () => {
  it('has shares, then bake times, loads and approvals in any order', () => {
    expect(stepsOf('0, 1:30m,5:approve:400:2d,100')).toEqual([
      { percent: 0, bakeMinutes: 0, minimum: 0, approve: false },
      { percent: 1, bakeMinutes: 30, minimum: 30, approve: false },
      { percent: 5, bakeMinutes: 2880, minimum: 400, approve: true },
      { percent: 100, bakeMinutes: 0, minimum: 0, approve: false },
    ]);
  });

  it.each(Object.entries(NAMED_PLANS))('has a name: %s starts with a rehearsal', (name) => {
    expect(stepsOf(name).map(({ percent }) => percent)).toEqual([0, 1, 5, 20, 50, 100]);
  });

  it.each([
    ['constructor', 'does not begin with a share'],
    ['100', 'It has 2 to 12 steps.'],
    ['0,5,5,100', 'Each step gives more than the one before.'],
    ['20,5,100', 'Each step gives more than the one before.'],
    ['0,50', 'Its last step is 100.'],
    ['0:approve,100', 'nobody can approve it'],
    ['0:30,100', 'Nobody loads a version'],
    ['0,5:4 h,100', '"4 h" is neither'],
    ['0,5:31d,100', '30 days at most'],
    ['0,101', 'does not begin with a share'],
  ])('is refused: %s', (text, why) => {
    expect(() => stepsOf(text)).toThrow(why);
  });
});
