import type { Criteria, CriterionName } from './criteria.ts';

/** The criteria without some of them. */
export function omit(criteria: Criteria, names: readonly CriterionName[]): Criteria {
  return Object.fromEntries(
    Object.entries(criteria).filter(([name]) => !names.some((omitted) => omitted === name)),
  );
}
