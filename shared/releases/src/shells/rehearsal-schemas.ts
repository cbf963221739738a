import Type from 'typebox';
import type { Static } from 'typebox';
import { ReportedFailure } from './outcome-schemas.ts';

const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const name = Type.String({ maxLength: 80 });

/** Rehearsal of a candidate at 0 %, reported by one process of a shell. */
export const ReportedRehearsal = Type.Object({
  remote: name,
  version: name,
  salt: Type.String({ maxLength: 80, description: 'Salt of the rollout.' }),
  conclusion: Type.Enum(['running', 'passed', 'failed']),
  addresses: Type.Integer({ ...Count, description: 'Number of compared addresses.' }),
  pairs: Type.Integer({ ...Count, description: 'Pairs of responses with at least one page.' }),
  candidateFailed: Type.Integer({ ...Count, description: 'Pairs in which only the candidate had no page.' }),
  releasedFailed: Type.Integer({
    ...Count,
    description: 'Pairs in which only the released version had no page.',
  }),
  failures: Type.Array(ReportedFailure, { maxItems: 3 }),
  differences: Type.Array(
    Type.Object({
      rule: Type.String({ maxLength: 40 }),
      what: Type.String({ maxLength: 300 }),
      pages: Count,
      // Null first: coercion to a string would make it empty.
      example: Type.Union([Type.Null(), Type.String({ maxLength: 200 })], {
        description: 'Example address; null for measurements over all pages.',
      }),
    }),
    { maxItems: 30 },
  ),
});
export type ReportedRehearsal = Static<typeof ReportedRehearsal>;
