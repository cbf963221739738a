/** @jest-environment node */
import { apiDouble, noContributions, testConfiguration } from '@careers/testing';
import type { PageServer, RemoteManifest } from '@careers/contract';
import { PageHandlers } from './page-handlers.ts';
import { PageRequests } from './page-requests.ts';

const requests = new PageRequests({
  context: { api: apiDouble({}), configuration: testConfiguration },
  loadWidget: () => Promise.reject(new Error('no widget')),
  contributions: () => noContributions,
  onError: () => undefined,
});

/** Returns the data of a page, as JSON brings them to a browser. */
async function dataOf(loader?: PageServer['loader']): Promise<unknown> {
  const page = {
    id: 'exemple',
    paths: ['/exemple'],
    load: () => Promise.resolve({ default: () => null }),
    loadServer: () => Promise.resolve({ ...(loader && { loader }), head: () => ({ title: 'Exemple' }) }),
  };
  const remote = { name: 'mf-example' } as RemoteManifest;
  const handler = await new PageHandlers(requests).for({ kind: 'page', remote, page });
  const context = await handler.query(new Request('https://site.test/exemple'));
  if (context instanceof Response) throw new Error(`The page was answered by ${context.status}.`);
  return JSON.parse(JSON.stringify(context.loaderData));
}

it.each([
  ['without a loader', undefined],
  ['whose loader returns nothing', () => Promise.resolve(undefined)],
])(
  '[ROUTE-11] a page %s has data all the same: a browser would ask for it again and again',
  async (_, loader) => {
    expect(await dataOf(loader)).toEqual({ 'mf-example/exemple': null });
  },
);

it('gives what a loader returns', async () => {
  expect(await dataOf(() => Promise.resolve({ count: 3 }))).toEqual({ 'mf-example/exemple': { count: 3 } });
});

it('[ERROR-03] a page whose modules could not be loaded is tried again, and kept once it could', async () => {
  let [loads, isBroken] = [0, true];
  const page = {
    id: 'exemple',
    paths: ['/exemple'],
    load: () => Promise.resolve({ default: () => null }),
    loadServer() {
      loads += 1;
      return isBroken
        ? Promise.reject(new Error('no file'))
        : Promise.resolve({ head: () => ({ title: '' }) });
    },
  };
  const target = { kind: 'page' as const, remote: { name: 'mf-example' } as RemoteManifest, page };
  const handlers = new PageHandlers(requests);
  await expect(handlers.for(target)).rejects.toThrow('no file');
  isBroken = false;
  const handler = await handlers.for(target);
  expect(await handlers.for(target)).toBe(handler);
  expect(loads).toBe(2);
});
