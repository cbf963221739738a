import Type from 'typebox';
import type { Static } from 'typebox';

const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

const REPORTED_FAILURE = {
  // Null first: coercion to a string would make it empty.
  address: Type.Union([Type.Null(), Type.String({ maxLength: 200 })], {
    description: 'Path of the page; null where it was no page’s.',
  }),
  message: Type.String({ maxLength: 300 }),
};
export const ReportedFailure = Type.Object(REPORTED_FAILURE);
export const OutcomeFailure = Type.Object({
  ...REPORTED_FAILURE,
  stack: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Places in the sources, as far as source maps are kept: `src/area.tsx:9:5 (Area)`.',
    }),
  ),
});
export type OutcomeFailure = Static<typeof OutcomeFailure>;

const COUNTS = {
  renders: Type.Integer({ ...Count, description: 'Rendered pages that it took part in.' }),
  fallbacks: Type.Integer({ ...Count, description: 'Pages that another version answered in its place.' }),
  errors: Type.Integer({ ...Count, description: 'Error pages, where no other version could answer.' }),
  crashes: Type.Integer({
    ...Count,
    description: 'Times that it could not be loaded, or ended its render process.',
  }),
  browserFailures: Type.Integer({ ...Count, description: 'Failures that browsers have reported.' }),
};

const name = Type.String({ maxLength: 80 });
const PageCounts = Type.Object({ renders: Count, failed: Count });
export type PageCounts = Static<typeof PageCounts>;

/** Counts of a version in one process of a shell, since that began. */
export const ReportedOutcome = Type.Object({
  remote: name,
  version: name,
  salt: name,
  ...COUNTS,
  visits: Type.Optional(
    Type.Integer({ ...Count, description: 'Pages that visitors with a cohort have opened.' }),
  ),
  failedVisits: Type.Optional(
    Type.Integer({ ...Count, description: 'Of those visitors, each once in a while: pages that failed.' }),
  ),
  vitals: Type.Optional(
    Type.Object(
      {
        ...{ paints: Count, latePaints: Count, answers: Count, lateAnswers: Count },
        ...{ layouts: Count, shiftedLayouts: Count },
      },
      { description: 'Of those visitors, each once in a while: pages measured by their browsers.' },
    ),
  ),
  pages: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), PageCounts, {
      maxProperties: 100,
      description: 'Rendered and failed pages, by the path that their remote claims.',
    }),
  ),
  cohorts: Type.Optional(
    Type.Object(
      { percent: Type.Number({ minimum: 0, maximum: 100 }), seen: Count },
      { description: 'Distinct cohorts of those visitors, and the percentage that they were given it at.' },
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
  salt: Type.String({ description: 'Of the rollout, as release documents have it.' }),
  ...COUNTS,
  pages: Type.Array(
    Type.Object({
      path: Type.String({ description: 'That a remote claims: `/offres-emploi/*`.' }),
      ...PageCounts.properties,
    }),
    { description: 'Rendered and failed pages, most failures first.' },
  ),
  hasFailed: Type.Boolean({ description: 'Whether `promote` and `advance` refuse the version for it.' }),
  failures: Type.Array(OutcomeFailure, { description: 'The first.' }),
  firstAt: Type.String(),
  lastAt: Type.String(),
});
export type Outcome = Static<typeof Outcome>;
