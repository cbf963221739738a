import Type from 'typebox';
import type { Static } from 'typebox';
import { ReportedFailure } from './outcome-schemas.ts';

const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const name = Type.String({ maxLength: 80 });

/** Rehearsal of a candidate at 0 %, as one process of a shell reports it. */
export const ReportedRehearsal = Type.Object({
  remote: name,
  version: name,
  salt: Type.String({ maxLength: 80, description: 'Of the rollout.' }),
  conclusion: Type.Enum(['running', 'passed', 'failed']),
  addresses: Type.Integer({ ...Count, description: 'Addresses of visitors that were compared.' }),
  pairs: Type.Integer({ ...Count, description: 'Pairs of answers, of which at least one was a page.' }),
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
        description: 'One of the pages; null where it was measured over all.',
      }),
    }),
    { maxItems: 30 },
  ),
});
export type ReportedRehearsal = Static<typeof ReportedRehearsal>;
