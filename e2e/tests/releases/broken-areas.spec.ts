import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { introduce } from '@careers/releases/rules/moves';
import { HEADING, NEW_HEADING, ownWords, publishChanged } from '../../support/changed-remote.ts';
import { cookiesOf } from '../../support/faults.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { ReleaseFolder } from '../../support/release-folder.ts';
import { openWithReleaseMap } from '../../support/release-map.ts';
import { documentsOf } from '../../support/requests.ts';
import { expectRunning, serverHtml } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';

const FIXTURES = resolve(import.meta.dirname, '..', '..', 'fixtures');

/** A remote as it was published under the contract before. */
const OLDER = resolve(FIXTURES, '..', '..', 'shared', 'federation', 'fixtures', 'contract-2', 'mf-older');

let registry: OwnRegistry;
let shell: OwnShell;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  registry = await OwnRegistry.start();
});
test.afterEach(async () => {
  await shell.stop();
  await registry.restore();
});
test.afterAll(() => registry.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const entrepreneurLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Devenir entrepreneur', exact: true });
const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Réessayer' });

test('[ERROR-02] an area that throws on the server keeps the frame, its status is true, and a retry helps', async ({
  page,
  apiAddress,
}) => {
  await registry.publish(join(FIXTURES, 'broken-area'), '--without-shells');
  shell = await startOwnShell({ apiAddress, releases: registry });
  const response = await page.goto(`${shell.address}/casse`);
  expect(response?.status()).toBe(500);
  expect(await response?.text()).not.toContain('broken on the server');
  await expect(heading(page)).toHaveText(/ERREUR 500.*Une erreur est survenue/s);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  expect(shell.log.join('\n')).toContain('/casse failed: Error: broken on the server');

  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await retry(page).click();
  await expect(heading(page)).toHaveText('Tout va bien');
});

test('[ERROR-02] a page whose script cannot be had is asked of the server once, then stays readable and tries again', async ({
  page,
  apiAddress,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(
    /remotes\/mf-entrepreneur\S* cannot be loaded/,
    /^The page stays as the server rendered it/,
  );
  shell = await startOwnShell({ apiAddress });
  const documents = documentsOf(page);
  await openWithReleaseMap(page, `${shell.address}/nos-metiers`);
  await page.route(/remotes\/mf-entrepreneur\//, (route) => route.abort());
  // By keyboard: a mouse would rest where another link comes, whose scripts would be asked for, too.
  const visit = () => entrepreneurLink(page).press('Enter');

  await visit();
  await expect.poll(() => documents).toEqual(['/nos-metiers', '/entreprendre']);
  // The document can be read without its script.
  await expect(serverHtml(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(HEADING);
  await page.waitForLoadState();

  await openWithReleaseMap(page, `${shell.address}/nos-metiers`);
  const isMissed = page.waitForEvent('console', (message) => /stays as the server/.test(message.text()));
  await visit();
  await expect(heading(page)).toHaveText(HEADING);
  await isMissed;
  await expect(serverHtml(page)).toHaveCount(1);
  await page.unroute(/remotes\/mf-entrepreneur\//);
  await heading(page).click();
  await expectRunning(page);
  await expect(heading(page)).toHaveText(HEADING);
  expect(documents).toEqual(['/nos-metiers', '/entreprendre', '/nos-metiers']);
});

test('[ERROR-02] a page asked for before the release map is a document when its scripts cannot be had', async ({
  page,
  apiAddress,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/remotes\/mf-entrepreneur\S* cannot be loaded/);
  shell = await startOwnShell({ apiAddress });
  const documents = documentsOf(page);
  await page.route('**/_release', () => undefined);
  await page.route(/remotes\/mf-entrepreneur\//, (route) => route.abort());
  // The first document is reloaded once; the second is within the cooldown of reloads.
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`${shell.address}/nos-metiers`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const link = entrepreneurLink(page);
    await link.evaluate((element: HTMLAnchorElement) => (element.hash = 'main-content'));
    const failed = page.waitForEvent('pageerror');
    await link.press('Enter');
    await failed;
    await expect(heading(page)).toHaveText(HEADING);
    await expect(page).toHaveURL(`${shell.address}/entreprendre#main-content`);
  }
  const [start, next] = ['/nos-metiers', '/entreprendre'];
  expect(documents).toEqual([start, next, next, start, next]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[ERROR-02] a page that throws in browsers gives way to the released version, or to the HTML of the server', async ({
  page,
  request,
  apiAddress,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/broken in browsers/, /broken in browsers/);
  shell = await startOwnShell({ apiAddress, releases: registry });
  await publishChanged(registry, '7.6.0', {
    client: (text) =>
      text.replace(
        `children:"${HEADING}"`,
        `ref(){throw new Error("broken in browsers")},children:"${NEW_HEADING}"`,
      ),
  });
  await registry.release('rollout', 'mf-entrepreneur', '7.6.0', '--percent', '50');
  const { canaryCookie } = cookiesOf((await registry.production()).document, 'mf-entrepreneur');
  const [name = '', value = ''] = canaryCookie.split('=');
  await page.context().addCookies([{ name, value, url: shell.address }]);
  const address = `${shell.address}/entreprendre`;
  await expect
    .poll(async () => (await page.request.get(address)).text(), { intervals: [100] })
    .toContain(ownWords(NEW_HEADING));
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(heading(page)).toHaveText(HEADING);
  const metrics = await (await request.get(`${shell.address}/metrics`)).text();
  expect(metrics).toContain('browser_failures_total{version="mf-entrepreneur@7.6.0",kind="page"} 1');

  await expect
    .poll(() => registry.release('list'))
    .toMatch(/mf-entrepreneur 7\.6\.0, candidate: .*1 failed in browsers; first \/entreprendre: /);
  await expect(registry.release('promote', 'mf-entrepreneur')).rejects.toThrow(/failed once in browsers/);
  await registry.release('promote', 'mf-entrepreneur', '--despite-failures', 'A test needs it.');
  await expect
    .poll(async () => (await request.get(address)).text(), { intervals: [100] })
    .toContain(ownWords(NEW_HEADING));
  const other = await page.context().newPage();
  await other.goto(`${shell.address}/nos-metiers`);
  await entrepreneurLink(other).click();
  await expect(heading(other)).toHaveText(NEW_HEADING);
  // No later attempt takes the page away.
  await other.waitForLoadState('networkidle');
  await expect(heading(other)).toHaveText(NEW_HEADING);
  await expect(other.locator('html[data-hydrated]')).toHaveCount(0);
  await other.getByRole('contentinfo').getByRole('link', { name: 'Questions fréquentes' }).click();
  await expect(other).toHaveURL(`${shell.address}/faq`);
  await expect(other.locator('html[data-hydrated]')).toBeAttached();
});

test('[REL-05] a remote that uses what a running shell does not have is refused, with what to do', async ({
  apiAddress,
}) => {
  shell = await startOwnShell({ apiAddress, releases: registry });
  await registry.shellRegistered();
  await expect(registry.publish(join(FIXTURES, 'future-area'))).rejects.toThrow(
    /mf-future@1\.0\.0 cannot run in the shell .*useTomorrow of @careers\/platform.*restart the shells first/s,
  );
});

test('[REL-04] [REL-05] a shell older than a released remote serves the version before, and says why', async ({
  page,
  apiAddress,
}) => {
  await registry.publishAgain('mf-entrepreneur', '7.5.0', {
    server: (text) => text.replaceAll(HEADING, NEW_HEADING),
    manifest(manifest) {
      const used = manifest.uses?.['@careers/platform'] ?? [];
      expect(used).toEqual(expect.arrayContaining(['Link', 'defineArea']));
      return { ...manifest, uses: { ...manifest.uses, '@careers/platform': [...used, 'useTomorrow'] } };
    },
  });
  await registry.release('promote', 'mf-entrepreneur', '7.5.0');
  shell = await startOwnShell({ apiAddress, releases: registry });
  await page.goto(`${shell.address}/entreprendre`);
  await expect(heading(page)).toHaveText(HEADING);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(shell.log.join('\n')).toMatch(/mf-entrepreneur@7\.5\.0 is not served.*newer shell.*useTomorrow/);
  await registry.shellRegistered();
  await registry.release('rollback', 'mf-entrepreneur');
  await expect(registry.release('promote', 'mf-entrepreneur', '7.5.0')).rejects.toThrow(/useTomorrow/);
});

test('[TEAM-02] a remote published under the contract before works, and leads to one of today', async ({
  page,
  apiAddress,
}) => {
  const releases = await ReleaseFolder.create();
  await cp(OLDER, join(releases.directory, 'store', 'mf-older'), { recursive: true });
  await releases.move(introduce('mf-older', '1.0.0'));
  shell = await startOwnShell({ apiAddress, releases });
  await page.goto(`${shell.address}/avant`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('button', { name: 'Compter' }).click();
  await expect(page.getByRole('button', { name: 'Compter\u00a0: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Marquer comme lu' }).click();
  await expect(page.getByRole('button', { name: 'Lu', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Questions fréquentes' }).click();
  await expect(page).toHaveURL(`${shell.address}/faq`);
  await expect(heading(page)).toBeVisible();
  await releases.stop();
});
