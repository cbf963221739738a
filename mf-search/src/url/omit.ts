import type { Criteria, CriterionName } from './criteria.ts';

export function omit(criteria: Criteria, names: readonly CriterionName[]): Criteria {
  return Object.fromEntries(
    Object.entries(criteria).filter(([name]) => !names.some((omitted) => omitted === name)),
  );
}
