import { personalValue } from '@careers/platform';
import type { Criteria } from '../url/index.ts';

/** Write-only: the parser is loaded only where the value is read. */
const latest = personalValue<Criteria | null>('latestSearchHistory', null, () => null);

/** Remembers a search that has criteria. */
export function rememberSearch(criteria: Criteria): void {
  if (Object.keys(criteria).length > 0) latest.write(criteria);
}
