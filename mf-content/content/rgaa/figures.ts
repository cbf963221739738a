import { CRITERIA } from './criteria.ts';
import type { Result } from './criterion.ts';

export const AUDITED_ON = '29 novembre 2026';

const count = (result: Result) => CRITERIA.filter((criterion) => criterion.result === result).length;

/** Criteria that do not hold, as one says them. */
export const FAILED = CRITERIA.filter(({ result }) => result === 'fail')
  .map(({ id, subject, note }) => `${id}, ${subject.toLowerCase()}\u00a0: ${note?.toLowerCase()}`)
  .join('\u00a0; ');

/** Totals; unchecked criteria count neither way. */
export const AUDIT = {
  met: count('pass'),
  failed: count('fail'),
  applicable: count('pass') + count('fail'),
  notApplicable: count('not applicable'),
  unchecked: count('not checked'),
};
