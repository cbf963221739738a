/**
 * Returns the first, the last, and the pages around the current one, in order and without duplicates; pages count from
 * 0.
 */
export function shownPages(page: number, pageCount: number): number[] {
  const near = [0, page - 1, page, page + 1, pageCount - 1];
  return [...new Set(near)].filter((shown) => shown >= 0 && shown < pageCount).sort((a, b) => a - b);
}
