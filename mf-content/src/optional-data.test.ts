/** @jest-environment node */
import { apiDouble, noContributions, pageRequest } from '@careers/testing';
import { loader as loadSiteMap } from './pages/plan-de-site/page.server.ts';
import { loader as loadOrganisation } from './pages/organisation-cooperative-u/page.server.ts';
import { loader as loadHome } from './pages/index/page.server.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['the home page', loadHome],
  ['the organisation', loadOrganisation],
  ['the site map', loadSiteMap],
])('[ERROR-03] %s does not wait long for an API that hangs', async (_name, load) => {
  const api = { ...apiDouble({}), fetch: () => new Promise<Response>(() => undefined) };
  const loaded = load(pageRequest('/', api, { contributions: noContributions }));
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(loaded).resolves.toBeDefined();
});
