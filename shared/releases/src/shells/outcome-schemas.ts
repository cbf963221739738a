import Type from 'typebox';
import type { Static } from 'typebox';

const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

const REPORTED_FAILURE = {
  // Null first: coercion to a string would make it empty.
  address: Type.Union([Type.Null(), Type.String({ maxLength: 200 })], {
    description: 'Path of the page; null for a failure outside a page.',
  }),
  message: Type.String({ maxLength: 300 }),
};
export const ReportedFailure = Type.Object(REPORTED_FAILURE);
export const OutcomeFailure = Type.Object({
  ...REPORTED_FAILURE,
  stack: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Source positions, if source maps are stored: `src/area.tsx:9:5 (Area)`.',
    }),
  ),
});
export type OutcomeFailure = Static<typeof OutcomeFailure>;

const COUNTS = {
  renders: Type.Integer({ ...Count, description: 'Rendered pages that involve it.' }),
  fallbacks: Type.Integer({ ...Count, description: 'Pages that another version answered in its place.' }),
  errors: Type.Integer({ ...Count, description: 'Error pages, for lack of a fallback.' }),
  crashes: Type.Integer({
    ...Count,
    description: 'Failed loads, and exits of its render process.',
  }),
  browserFailures: Type.Integer({ ...Count, description: 'Failures reported by browsers.' }),
};

const name = Type.String({ maxLength: 80 });
const PageCounts = Type.Object({ renders: Count, failed: Count });
export type PageCounts = Static<typeof PageCounts>;

/** Counts of a version in one process of a shell, since its start. */
export const ReportedOutcome = Type.Object({
  remote: name,
  version: name,
  salt: name,
  ...COUNTS,
  visits: Type.Optional(Type.Integer({ ...Count, description: 'Pages opened by visitors with a cohort.' })),
  failedVisits: Type.Optional(
    Type.Integer({
      ...Count,
      description: 'Failed visits of those visitors, each counted once per time window.',
    }),
  ),
  vitals: Type.Optional(
    Type.Object(
      {
        ...{ paints: Count, latePaints: Count, answers: Count, lateAnswers: Count },
        ...{ layouts: Count, shiftedLayouts: Count },
      },
      { description: 'Web Vitals of those visitors, each measured once per time window.' },
    ),
  ),
  pages: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), PageCounts, {
      maxProperties: 100,
      description: 'Rendered and failed pages, by claimed path.',
    }),
  ),
  cohorts: Type.Optional(
    Type.Object(
      { percent: Type.Number({ minimum: 0, maximum: 100 }), seen: Count },
      { description: 'Distinct cohorts of those visitors, and the rollout’s percentage.' },
    ),
  ),
  failures: Type.Array(ReportedFailure, { maxItems: 3 }),
});
export type ReportedOutcome = Static<typeof ReportedOutcome>;

/** Counts of a version in a rollout, or in a release to all, over all shells. */
export const Outcome = Type.Object({
  environment: Type.String(),
  remote: Type.String(),
  version: Type.String(),
  salt: Type.String({ description: 'Salt of the rollout, as in release documents.' }),
  ...COUNTS,
  pages: Type.Array(
    Type.Object({
      path: Type.String({ description: 'Claimed path: `/offres-emploi/*`.' }),
      ...PageCounts.properties,
    }),
    { description: 'Rendered and failed pages, most failures first.' },
  ),
  hasFailed: Type.Boolean({
    description: 'True if `promote` and `advance` refuse the version for its failures.',
  }),
  failures: Type.Array(OutcomeFailure, { description: 'First failures.' }),
  firstAt: Type.String(),
  lastAt: Type.String(),
});
export type Outcome = Static<typeof Outcome>;
