import { CAREERS_NEWS } from './careers.ts';
import { COOPERATIVE_NEWS } from './cooperative.ts';
import type { NewsText } from './news-row.ts';

/** News of the group, the latest first; the two kinds alternate. */
export const NEWS: readonly NewsText[] = CAREERS_NEWS.flatMap((news, index) => {
  const other = COOPERATIVE_NEWS[index];
  return other ? [news, other] : [news];
});
