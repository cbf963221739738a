import type { Page } from './types.ts';

/**
 * Returns all items of a list, page by page. Without a page count it stops after the first page, with a warning
 * (specification.md#4-states-and-transitions, "Store loading").
 */
export async function fetchAll<Item>(list: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const first = await list(0);
  if (first.totalPages === undefined) {
    console.warn('The job API does not say how many pages there are: only the first one is used.');
    return first.items;
  }
  const items = [...first.items];
  for (let page = 1; page < first.totalPages; page += 1) items.push(...(await list(page)).items);
  return items;
}
