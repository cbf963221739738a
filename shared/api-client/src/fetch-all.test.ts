import { fetchAll } from './fetch-all.ts';

const pageOf = (items: string[], totalPages: number | undefined) => ({
  items,
  totalElements: undefined,
  totalPages,
});

it('[API-02] requests page by page until the last one', async () => {
  const asked: number[] = [];
  const all = await fetchAll(async (page) => {
    asked.push(page);
    return pageOf([`item ${page}`], 3);
  });
  expect(asked).toEqual([0, 1, 2]);
  expect(all).toEqual(['item 0', 'item 1', 'item 2']);
});

it('[API-02] stops after the first page, with one warning, when the page count is missing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const list = jest.fn(async () => pageOf(['item'], undefined));
  expect(await fetchAll(list)).toEqual(['item']);
  expect(list).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('[API-02] an empty list is one request', async () => {
  const list = jest.fn(async () => pageOf([], 0));
  expect(await fetchAll(list)).toEqual([]);
  expect(list).toHaveBeenCalledTimes(1);
});
