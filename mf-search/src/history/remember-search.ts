import { personalValue } from '@careers/platform';
import type { Criteria } from '../url/index.ts';

/** For writing only: what reads and checks the stored text is loaded where it is read. */
const latest = personalValue<Criteria | null>('latestSearchHistory', null, () => null);

/** Remembers a search after its listing; all offers without any criterion are no search to resume. */
export function rememberSearch(criteria: Criteria): void {
  if (Object.keys(criteria).length > 0) latest.write(criteria);
}
