import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const FIXTURE = resolve(import.meta.dirname, '..', '..', 'fixtures', 'form-area');
const PATH = '/contact?sujet=stage';

let registry: OwnRegistry;
let shell: OwnShell;
test.beforeAll(async ({ apiAddress }) => {
  test.setTimeout(180_000);
  registry = await OwnRegistry.start();
  await registry.publish(FIXTURE, '--without-shells');
  shell = await startOwnShell({ apiAddress, releases: registry });
});
test.afterAll(async () => {
  await shell.stop();
  await registry.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByRole('textbox', { name: /^Adresse e-mail/ });
const message = (page: Page) => page.getByRole('textbox', { name: /^Message/ });
const summary = (page: Page) => page.getByRole('alert');

async function fillIn(page: Page, values: { email: string; message: string }): Promise<void> {
  await email(page).fill(values.email);
  await message(page).fill(values.message);
}

/** Sends the form; returns the status of its answer. */
async function send(page: Page): Promise<number | undefined> {
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const response = await sent;
  await page.waitForLoadState();
  return response.status();
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('[TEAM-08] a form comes back with what was typed and what to correct, then leads on', async ({
      page,
      expectConsoleErrors,
    }) => {
      // Chromium logs the status of the page itself.
      expectConsoleErrors(/422/);
      await page.goto(shell.address + PATH);
      await fillIn(page, { email: 'ines', message: 'Bonjour « vous »\n<b>& merci</b>' });
      expect(await send(page)).toBe(422);
      await expect(summary(page)).toContainText('Il y a une erreur à corriger');
      await expect(email(page)).toHaveValue('ines');
      await expect(email(page)).toHaveAccessibleDescription('Saisissez une adresse e-mail valide');
      await expect(message(page)).toHaveValue('Bonjour « vous »\n<b>& merci</b>');
      await expect(page).toHaveTitle(/^Erreur, nous écrire/);
      await expect(page.getByText('Sujet : stage')).toBeVisible();

      await email(page).fill('ines@exemple.fr');
      expect(await send(page)).toBe(303);
      await expect(heading(page)).toHaveText('Merci pour votre message');
      await expect(page).toHaveURL(`${shell.address}/contact/merci`);
    });
  });

test('[TEAM-08] the answer of a form takes part in the page: hydrated, with its errors until another page comes', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/422/);
  await page.goto(shell.address + PATH);
  await fillIn(page, { email: 'ines', message: 'Bonjour' });
  await send(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(summary(page)).toBeFocused();
  await page.getByRole('link', { name: 'Aller au message' }).click();
  await expect(page).toHaveURL(/#message$/);
  await expect(summary(page)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(heading(page)).toHaveText(/Mentions légales/i);
  await page.goBack();
  await expect(heading(page)).toHaveText('Nous écrire');
  await expect(summary(page)).toBeVisible();
});

test('[TEAM-08] after the redirect, back and reload send nothing again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/422/);
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) methods.push(request.method());
  });
  await page.goto(shell.address + PATH);
  await fillIn(page, { email: 'ines', message: 'Bonjour' });
  expect(await send(page)).toBe(422);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await email(page).fill('ines@exemple.fr');
  await send(page);
  await expect(heading(page)).toHaveText('Merci pour votre message');
  await page.reload();
  await expect(heading(page)).toHaveText('Merci pour votre message');
  await page.goBack();
  await expect(heading(page)).toHaveText('Nous écrire');
  expect(methods.filter((method) => method === 'POST')).toHaveLength(2);
});

test('[TEAM-08] [SEC-01] a form that another site sends is refused, in words of this site', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/403/);
  const other = 'http://autre.localhost:1/';
  await page.route(other, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${shell.address}/contact"><input name="email" value="a@b.fr"><button>Gagner</button></form>`,
    }),
  );
  await page.goto(other);
  await page.getByRole('button', { name: 'Gagner' }).click();
  await expect(heading(page)).toHaveText('Ce formulaire n’a pas été rempli ici');
  await page.getByRole('link', { name: 'Ouvrir la page' }).click();
  await expect(heading(page)).toHaveText('Nous écrire');
  await expect(email(page)).toHaveValue('');
});

test('[TEAM-08] a form that is too long is refused as such, and going back shows its input', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/413/);
  await page.goto(shell.address + PATH);
  const text = 'a'.repeat(70_000);
  await fillIn(page, { email: 'ines@exemple.fr', message: text });
  expect(await send(page)).toBe(413);
  await expect(heading(page)).toHaveText('Vous avez écrit plus que nous ne pouvons recevoir');
  await page.goBack();
  await expect(email(page)).toHaveValue('ines@exemple.fr');
  await expect(message(page)).toHaveValue(text);
});

test('[TEAM-08] [ERROR-02] an action that fails shows the error page, is reported to its team, and harms no other page', async ({
  page,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/500/, /503/);
  await page.goto(shell.address + PATH);
  await fillIn(page, { email: 'ines@exemple.fr', message: 'panne' });
  expect(await send(page)).toBe(500);
  await expect(heading(page)).toHaveText(/ERREUR 500/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  const place = /\/contact: .*the action broke, on purpose at src\/pages\/contact\/page\.server\.ts:\d+:\d+/;
  await expect.poll(() => registry.release('list')).toMatch(place);

  await page.goto(shell.address + PATH);
  await fillIn(page, { email: 'ines@exemple.fr', message: 'arrêt' });
  expect(await send(page)).toBe(503);
  await expect(heading(page)).toHaveText('Nous n’avons pas pu vous répondre');
  await expect.poll(async () => (await request.get(shell.address + PATH)).status()).toBe(200);
  expect((await request.get(`${shell.address}/nos-metiers`)).status()).toBe(200);
});

test('[TEAM-08] only pages with an action take forms, and each says so', async ({ request }) => {
  const methodsOf = async (path: string) => {
    const answer = await request.fetch(shell.address + path, { method: 'PUT' });
    return [answer.status(), answer.headers()['allow']];
  };
  expect(await methodsOf('/contact')).toEqual([405, 'GET, HEAD, POST']);
  expect(await methodsOf('/contact/merci')).toEqual([405, 'GET, HEAD']);
  const sent = await request.post(`${shell.address}/contact/merci`, { form: { email: 'a@b.fr' } });
  expect([sent.status(), sent.headers()['allow']]).toEqual([405, 'GET, HEAD']);
  const answer = await request.post(`${shell.address}/contact`, { form: { email: 'a' } });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'private, no-store']);
});
