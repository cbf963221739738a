import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { publishReworded } from '../../support/changed-remote.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';
import { startThirdParty } from '../../support/third-party.ts';
import type { ThirdPartyServer } from '../../support/third-party.ts';

const PATH = '/contact/sujets';
const DECLARED = 'http://127.0.0.1:4150';

/** The team's own server, which keeps topics. */
const topics = ['Stage'];
const received: IncomingHttpHeaders[] = [];
/** The backend's answer in place of topics. */
let broken: unknown;
let isAway = false;
const backend = createServer((request, response) => void answer(request, response));
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push(request.headers);
  if (isAway) return void response.writeHead(503).end();
  if (request.method === 'POST') topics.push(((await json(request)) as { topic: string }).topic);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(broken ?? topics));
}

declare global {
  interface Window {
    /** Events in the double of the tag manager. */
    events_?: unknown[];
  }
}

let registry: OwnRegistry;
let thirdParty: ThirdPartyServer;
let shell: OwnShell;
test.beforeAll(async ({ apiAddress }) => {
  test.setTimeout(180_000);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  registry = await OwnRegistry.start();
  thirdParty = await startThirdParty();
  shell = await startOwnShell({
    apiAddress,
    releases: registry,
    environment: {
      BACKEND_ORIGINS: origin,
      TAG_MANAGER_URL: `${thirdParty.address}/container.js`,
    },
  });
  const remote = 'e2e/fixtures/form-area';
  await publishReworded(registry, '1.0.0', { remote, file: 'package.json', from: DECLARED, to: origin });
});
test.beforeEach(() => {
  received.length = 0;
  broken = undefined;
  isAway = false;
});
test.afterAll(async () => {
  await shell.stop();
  await registry.stop();
  await thirdParty.stop();
  await backend[Symbol.asyncDispose]();
});
const known = (page: Page) => page.getByRole('list', { name: 'Sujets connus' }).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(shell.address + PATH)).status(), { timeout: 20_000 })
    .toBe(200);
  await page.goto(shell.address + PATH);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('[TEAM-10] [TEAM-11] a page shows values of its environment, and what its team’s backend answers', async ({
      page,
    }) => {
      await open(page);
      await expect(page.getByText('Nous répondons sous 5 jours.')).toBeVisible();
      await expect(page).toHaveTitle(/^Sujets, réponse sous 5 jours/);
      await expect(known(page).first()).toHaveText('Stage');
    });

    test('[TEAM-11] its form goes to the backend, by the shell', async ({ page }) => {
      await open(page);
      const topic = `Alternance ${javaScriptEnabled}`;
      await page.getByRole('textbox', { name: /Autre sujet/ }).fill(topic);
      await page.getByRole('button', { name: 'Proposer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci pour votre message');
      expect(topics).toContain(topic);
    });
  });

test('[TEAM-11] the browser asks it under the site’s own origin: it learns nothing of the visitor', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  topics.push('Logement');
  received.length = 0;
  await page.getByRole('button', { name: 'Actualiser la liste' }).click();
  await expect(known(page).last()).toHaveText('Logement');
  expect(await page.context().cookies()).not.toEqual([]);
  expect(received).toHaveLength(1);
  for (const name of ['cookie', 'referer', 'user-agent', 'x-forwarded-for', 'sec-fetch-site'])
    expect(received[0]).not.toHaveProperty(name);
});

test('[TEAM-11] a backend that is away leaves the page readable', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/503/);
  await open(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  isAway = true;
  await page.getByRole('button', { name: 'Actualiser la liste' }).click();
  await expect(page.getByText('La liste n’est pas disponible.')).toBeVisible();
});

test.describe('of a visitor who has not answered the banner', () => {
  test.use({ isFirstVisit: true });

  test('[TEAM-12] [CONSENT-03] an event of the page leaves the browser once its visitor has agreed, and not before', async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const refresh = async () => {
      const answered = page.waitForResponse(/_backends/);
      await page.getByRole('button', { name: 'Actualiser la liste' }).click();
      await answered;
    };
    await refresh();
    expect(thirdParty.requests).toEqual([]);
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(() => page.evaluate(() => window.events_)).toEqual([]);
    await refresh();
    await expect
      .poll(() => page.evaluate(() => window.events_))
      .toEqual([{ shown: topics.length, page_name: expect.stringContaining('Sujets'), device: 'D' }]);
  });
});

test('[REL-07] a failure in a browser is shown by its place in the sources, of which no map is served', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/map is not a function/);
  await open(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  broken = { topics };
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/remotes\/.*\.js$/.test(name)),
  );
  expect(scripts).not.toEqual([]);
  await page.getByRole('button', { name: 'Actualiser la liste' }).click();
  const place = /\/contact\/sujets: TypeError of a page at src\/pages\/contact\.sujets\/page\.tsx:\d+:\d+/;
  for (const command of [['list'], ['show', 'mf-form', '1.0.0'], ['log', 'mf-form']])
    await expect.poll(() => registry.release(...command)).toMatch(place);
  for (const script of scripts) expect((await page.request.get(`${script}.map`)).status()).toBe(404);
  const params = { path: { name: 'mf-form', number: '1.0.0' } };
  const { data } = await registry.client.GET('/v1/remotes/{name}/versions/{number}', { params });
  const { client, server } = data?.manifest ?? {};
  const files = Object.keys({ ...client?.integrity, ...server?.integrity });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});
