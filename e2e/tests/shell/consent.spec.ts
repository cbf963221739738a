import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';
import { startThirdParty } from '../../support/third-party.ts';
import type { ThirdPartyServer } from '../../support/third-party.ts';

declare global {
  interface Window {
    seen_: { page_name: string; device: string }[];
  }
}

const SIX_MONTHS_SECONDS = 183 * 24 * 3600;

let services: ThirdPartyServer;
let shell: OwnShell;

test.use({ isFirstVisit: true });

test.beforeAll(async () => {
  services = await startThirdParty();
  shell = await startOwnShell({
    apiAddress: process.env['API_ADDRESS'] ?? '',
    environment: {
      TAG_MANAGER_URL: `${services.address}/container.js`,
      ANALYTICS_URL: `${services.address}/analytics.js`,
      LABS_URL: `${services.address}/labs.js`,
      CHAT_URL: `${services.address}/chat.js`,
      VIDEO_PROVIDER_URL: services.address,
    },
  });
});
test.beforeEach(() => void services.requests.splice(0));
test.afterAll(async () => {
  await shell.stop();
  await services.stop();
});

test('[CONSENT-01] refusing is as easy as accepting, and is stored for six months', async ({
  page,
  context,
}) => {
  await page.goto(`${shell.address}/offres-emploi`);
  const banner = page.getByRole('region', { name: 'Vos cookies, votre choix' });
  const refuse = banner.getByRole('button', { name: 'Tout refuser' });
  const accept = banner.getByRole('button', { name: 'Tout accepter' });
  await expect(refuse).toBeVisible();
  const look = (button: typeof refuse) =>
    button.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      return { height, color, backgroundColor, fontSize, fontWeight, borderColor };
    });
  expect(await look(refuse)).toEqual(await look(accept));
  // The banner does not block the page.
  await page.getByRole('main').getByRole('link').first().focus();

  await refuse.click();
  await expect(banner).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'TC_PRIVACY_CENTER');
  expect(cookie?.value).toBe('0');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - SIX_MONTHS_SECONDS)).toBeLessThan(120);
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(banner).toBeHidden();
});

test('[CONSENT-01] without script files the banner works; its state is not in the cached HTML', async ({
  page,
  context,
  request,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  const banner = page.getByRole('region', { name: 'Vos cookies, votre choix' });
  await page.goto(`${shell.address}/entreprendre`);
  await expect(banner).toBeVisible();
  // A native form submission.
  await banner.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(`${shell.address}/entreprendre`);
  await context.clearCookies();
  await page.reload();
  await expect(banner).toBeVisible();

  for (const path of ['/', '/offres-emploi', '/inconnu']) {
    const get = (cookie: string) => request.get(shell.address + path, { headers: { cookie } });
    const [first, answered] = [await get('locale=fr'), await get('locale=fr; TC_PRIVACY_CENTER=1%2C2%2C3')];
    expect((await answered.body()).equals(await first.body()), path).toBe(true);
  }
});

test('[CONSENT-02] no third party is requested before consent or after a refusal', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== shell.address) foreign.push(request.url());
  });
  const walk = async () => {
    await page.goto(`${shell.address}/`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Trouver mon métier' }).click();
    await expect(page).toHaveTitle(/Nos métiers/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Soutenons les jeunes' }).click();
    await expect(page).toHaveTitle(/jeunes/i);
  };
  await walk();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await walk();
  expect(foreign).toEqual([]);
  expect(services.requests).toEqual([]);
});

test('[CONSENT-03] services load with consent to their category, and receive page views', async ({
  page,
}) => {
  await page.goto(`${shell.address}/offres-emploi`);
  await page.getByRole('button', { name: 'Personnaliser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  await dialog.getByRole('checkbox', { name: 'Mesure d’audience' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => services.requests.toSorted())
    .toEqual(['/analytics.js', '/container.js', '/labs.js']);

  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Devenir entrepreneur' }).click();
  await expect(page).toHaveTitle(/Devenir entrepreneur/);
  await expect
    .poll(() => page.evaluate(() => window.seen_.map(({ page_name, device }) => [page_name, device])))
    .toEqual([
      ['Page Offres', 'D'],
      [expect.stringContaining('Devenir entrepreneur'), 'D'],
    ]);
  expect(services.requests).not.toContain('/chat.js');
});

test('[CONSENT-01] the choice can be changed in the footer; withdrawing consent deletes stored data', async ({
  page,
}) => {
  await page.goto(`${shell.address}/offres-emploi`);
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => services.requests).toContain('/chat.css');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favori/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Mes favoris, 1 offre' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer mes cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' });
  await dialog.getByRole('checkbox', { name: 'Personnalisation' }).uncheck();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(page.getByRole('link', { name: 'Mes favoris', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('favorites'))).toBeNull();
});
