import { readFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { violationsOf } from '../../support/accessibility.ts';
import { HEADING, NEW_HEADING, publishChanged } from '../../support/changed-remote.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'mf-entrepreneur';
const NEXT = '7.6.0';
const PATH = '/entreprendre';
const BROKEN = resolve(import.meta.dirname, '..', '..', 'fixtures', 'broken-area');

let registry: OwnRegistry;
let shell: OwnShell;
test.beforeAll(async ({ apiAddress }) => {
  test.setTimeout(300_000);
  registry = await OwnRegistry.start();
  shell = await startOwnShell({ apiAddress, releases: registry });
  // Given to no environment: nobody is to see it.
  await publishChanged(registry, NEXT);
});
test.afterAll(async () => {
  await shell.stop();
  await registry.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('region', { name: 'Aperçu' });
/** Returns the link that `careers preview` prints. */
async function linkTo(version: string, path: string): Promise<string> {
  const printed = await registry.release('preview', version, '--path', path);
  return printed.split('\n').find((line) => line.startsWith('http')) ?? '';
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('[REL-06] a link shows a version that nobody else sees, page after page, until one leaves it', async ({
      page,
      browser,
    }) => {
      const link = await linkTo(`${REMOTE}@${NEXT}`, PATH);
      expect(link).toMatch(new RegExp(`^${shell.address}/_preview\\?`));
      const response = await page.goto(link);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
      await expect(page).toHaveURL(shell.address + PATH);
      await expect(heading(page)).toHaveText(NEW_HEADING);
      await expect(banner(page)).toContainText(`Aperçu de ${REMOTE} ${NEXT}`);
      if (javaScriptEnabled) {
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await expect(heading(page)).toHaveText(NEW_HEADING);
        expect(await violationsOf(page)).toEqual([]);
      }

      const visitor = await browser.newPage({ javaScriptEnabled });
      const others = await visitor.goto(shell.address + PATH);
      await expect(heading(visitor)).toHaveText(HEADING);
      await expect(banner(visitor)).toHaveCount(0);
      expect(others?.headers()['cache-control']).not.toContain('no-store');
      const file = `${shell.address}/remotes/${REMOTE}/${NEXT}/remoteEntry.js`;
      expect((await visitor.request.get(file)).status()).toBe(404);
      const own = await page.request.get(file);
      expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'private, no-store']);
      await visitor.close();

      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Mentions légales' }).click();
      await expect(heading(page)).toHaveText(/Mentions légales/i);
      await expect(banner(page)).toBeVisible();
      await footer.getByRole('link', { name: 'Devenir entrepreneur', exact: true }).click();
      await expect(heading(page)).toHaveText(NEW_HEADING);
      await banner(page).getByRole('button', { name: 'Quitter l’aperçu' }).click();
      await expect(page).toHaveURL(shell.address + PATH);
      await expect(heading(page)).toHaveText(HEADING);
      await expect(banner(page)).toHaveCount(0);
      await page.goBack();
      await expect(heading(page)).toHaveText(HEADING);
    });
  });

test('[REL-05] `careers verify` opens a version beside the released one, and reports the check `browser`', async () => {
  // Three pages, each at two widths, in a browser of its own.
  test.slow();
  const pictures = await temporaryFolder('pictures-');
  const words = ['--path', PATH, '/entreprendre/demarches', '--pictures', pictures];
  const printed = await registry.release('verify', `${REMOTE}@${NEXT}`, ...words);
  expect(printed).toContain(`${REMOTE}@${NEXT}: browser passed: 2 pages in Chromium: nothing found`);
  expect(printed).toMatch(/2 of 4 pictures differ .*\/entreprendre at 390 px .*, \/entreprendre at 1280 px/s);
  expect((await readdir(pictures)).sort()).toEqual(['entreprendre-1280.png', 'entreprendre-390.png']);
  expect(await registry.release('show', `${REMOTE}@${NEXT}`)).toMatch(/check browser +passed: 2 pages/);
  const version = { name: REMOTE, number: NEXT };
  const checks = await registry.client.GET('/v1/remotes/{name}/versions/{number}/checks', {
    params: { path: version },
  });
  const names = checks.data?.find(({ name }) => name === 'browser')?.pictures;
  expect(names).toEqual(['entreprendre-1280', 'entreprendre-390']);
  const stored = await registry.client.GET(
    '/v1/remotes/{name}/versions/{number}/checks/{check}/pictures/{picture}',
    {
      params: { path: { ...version, check: 'browser', picture: 'entreprendre-390' } },
      parseAs: 'arrayBuffer',
    },
  );
  expect(Buffer.from(stored.data as ArrayBuffer)).toEqual(
    await readFile(join(pictures, 'entreprendre-390.png')),
  );
  await rm(pictures, { recursive: true, force: true });
});

test('[REL-06] a link that was changed shows nothing, and says so', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/403/);
  const link = new URL(await linkTo(`${REMOTE}@${NEXT}`, PATH));
  const [header, payload = '', signature] = (link.searchParams.get('token') ?? '').split('.');
  const other = Buffer.from(payload, 'base64url').toString().replace(NEXT, '7.0.0');
  link.searchParams.set('token', [header, Buffer.from(other).toString('base64url'), signature].join('.'));
  const response = await page.goto(link.href);
  expect(response?.status()).toBe(403);
  await expect(heading(page)).toHaveText('Ce lien d’aperçu n’est pas valable ici');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page).toHaveURL(`${shell.address}/`);
  await expect(banner(page)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('careers_preview');
});

test('[REL-06] a version that fails says what fails in it, to its visitor alone', async ({
  page,
  browser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/500/);
  await registry.publish(BROKEN);
  const response = await page.goto(await linkTo('mf-broken@1.0.0', '/casse'));
  expect(response?.status()).toBe(500);
  await expect(heading(page)).toHaveText('L’aperçu de mf-broken 1.0.0 a échoué');
  await expect(page.getByRole('listitem')).toHaveText(/broken on the server/);
  expect(await violationsOf(page)).toEqual([]);

  const visitor = await browser.newPage();
  const others = await visitor.goto(`${shell.address}/casse`);
  expect(await others?.text()).not.toContain('broken on the server');
  await expect(banner(visitor)).toHaveCount(0);
  await visitor.close();

  await page.getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await expect(page).toHaveURL(`${shell.address}/casse`);
  await expect(banner(page)).toHaveCount(0);
});
