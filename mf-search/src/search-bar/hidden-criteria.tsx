import type { Criteria } from '../url/index.ts';
import { criteriaParameters } from '../url/index.ts';

export function HiddenCriteria({ criteria }: { criteria: Criteria }) {
  return criteriaParameters(criteria).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={typeof value === 'object' ? value.join(',') : value} />
  ));
}
