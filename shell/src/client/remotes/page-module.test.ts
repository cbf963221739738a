import { PageModule } from './page-module.ts';

const Page = () => null;

test('[PERF-02] the component of a page is loaded once', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const module = new PageModule(load);
  expect(module.component).toBeNull();
  expect(await Promise.all([module.load(), module.load()])).toEqual([Page, Page]);
  expect(module.component).toBe(Page);
  await module.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('[ERROR-02] retries a failed load at the next call', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  load.mockRejectedValueOnce(new Error('no network'));
  const module = new PageModule(load);
  await expect(module.load()).rejects.toThrow('no network');
  expect(module.component).toBeNull();
  expect(await module.load()).toBe(Page);
});
