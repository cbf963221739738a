import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import {
  HEADING,
  NEW_HEADING,
  ownWords,
  publishChanged,
  publishReworded,
} from '../../support/changed-remote.ts';
import { cohortCookie } from '../../support/cohort.ts';
import { expect, test } from '../../support/test.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { documentsOf } from '../../support/requests.ts';
import { servedRemotes, startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');

/** Returns a visitor's place in the releases, as its cookie holds it. */
async function cohortOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'careers_release')?.value ?? '';
}

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

test('[REL-01] [REL-03] a remote is rebuilt, published, released and rolled back while the shell keeps running', async ({
  page,
  apiAddress,
}) => {
  shell = await startOwnShell({ apiAddress, releases: registry });
  const address = `${shell.address}/entreprendre`;
  const served = async () => (await page.request.get(address)).text();
  const visit = async (title: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await visit(HEADING);

  await publishReworded(registry, '7.0.0', {
    remote: 'mf-entrepreneur',
    file: join('content', 'copy', 'become-owner.ts'),
    from: HEADING,
    to: NEW_HEADING,
  });
  await visit(HEADING);
  await page.request.get(`${shell.address}/charte-candidat`);
  await registry.release('promote', 'mf-entrepreneur', '7.0.0');
  await expect.poll(served, { timeout: 5_000, intervals: [100] }).toContain(ownWords(NEW_HEADING));
  // Another team's page is none that the release has touched: it is there already.
  const others = await page.request.get(`${shell.address}/charte-candidat`);
  expect(others.headers()['x-page-cache']).toMatch(/hit|stale/);
  await visit(NEW_HEADING);

  await registry.release('rollback', 'mf-entrepreneur');
  await expect.poll(served, { timeout: 2_000, intervals: [100] }).not.toContain(ownWords(NEW_HEADING));
  await visit(HEADING);
  await expect(registry.publish('mf-entrepreneur', '--version', '7.0.0')).rejects.toThrow(/never changes/);
});

test('[REL-03] an open page takes a moved release at its next navigation, and only then', async ({
  page,
  apiAddress,
}) => {
  shell = await startOwnShell({ apiAddress, releases: registry });
  await publishChanged(registry, '7.3.0');
  await page.goto(`${shell.address}/nos-metiers`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const footer = page.getByRole('contentinfo');
  const visit = async (link: string, title: RegExp) => {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(title);
  };
  const documents = documentsOf(page);

  await visit('Devenir entrepreneur', /Devenir entrepreneur/);
  await visit('Trouver mon métier', /Nos métiers/);
  expect(documents).toEqual([]);

  await registry.release('promote', 'mf-entrepreneur', '7.3.0');
  await expect.poll(() => servedRemotes(page.request, shell.address)).toContain('mf-entrepreneur@7.3.0');
  await footer
    .getByRole('link', { name: 'Devenir entrepreneur', exact: true })
    .evaluate((element: HTMLAnchorElement) => (element.hash = 'main-content'));
  await visit('Devenir entrepreneur', /Devenir entrepreneur/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_HEADING);
  await expect(page).toHaveURL(`${shell.address}/entreprendre#main-content`);
  expect(documents).toEqual(['/entreprendre']);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await visit('Trouver mon métier', /Nos métiers/);
  expect(documents).toEqual(['/entreprendre']);

  // The left page is restored as it was, then reloaded from the current release set.
  await registry.release('rollback', 'mf-entrepreneur');
  await expect.poll(() => servedRemotes(page.request, shell.address)).not.toContain('mf-entrepreneur@7.3.0');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  expect(documents).toEqual(['/entreprendre', '/entreprendre']);
});

test('[REL-02] [TEAM-03] two versions are served at once to two visitors, each hydrated without a warning and with its menu', async ({
  browser,
  request,
  apiAddress,
}) => {
  shell = await startOwnShell({ apiAddress, releases: registry });
  await publishChanged(registry, '7.1.0', {
    manifest: (manifest) =>
      JSON.parse(
        JSON.stringify(manifest).replaceAll('Devenir Associé', 'Ouvrir mon magasin U'),
      ) as typeof manifest,
  });
  await registry.release('rollout', 'mf-entrepreneur', '7.1.0', '--percent', '50');
  // Warms up the candidate: the stable version would answer for a first page that takes too long.
  const cohorts = Array.from({ length: 16 }, (_, index) => index * 256);
  const servedTo = async (cohort: number) => {
    const headers = { cookie: cohortCookie(cohort) };
    return (await request.get(`${shell.address}/entreprendre`, { headers })).text();
  };
  await expect
    .poll(async () => (await Promise.all(cohorts.map(servedTo))).join())
    .toContain(ownWords(NEW_HEADING));
  const seen = new Map<string, string>();
  for (let attempt = 0; attempt < 40 && seen.size < 2; attempt += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    // A visitor without a place in the releases sees stable ones, and gets a place.
    await page.goto(`${shell.address}/entreprendre`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await expect.poll(() => cohortOf(context)).toMatch(/^[0-9a-f]{3}$/);
    await page.reload();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    // Alive: the card turns.
    await page
      .getByRole('button', { name: /Voir le parcours/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /Voir le profil/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // On a page of another team too.
    await page.goto(`${shell.address}/charte-candidat`);
    const entry = page.locator('#main-nav [data-menu-part=links] a[href="/entreprendre"] strong');
    await expect(entry).toHaveText(heading === HEADING ? 'Devenir Associé' : 'Ouvrir mon magasin U');
    seen.set(heading, await cohortOf(context));
    await context.close();
  }
  expect([...seen.keys()].sort()).toEqual([HEADING, NEW_HEADING].sort());

  const robot = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await robot.newPage();
  await robot.addCookies([{ name: 'careers_release', value: seen.get(NEW_HEADING)!, url: shell.address }]);
  await page.goto(`${shell.address}/entreprendre`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await robot.close();
});

test('[REL-04] [REL-05] [TEAM-03] a tampered artefact is refused: the version before is served, or its remote leaves the menus too', async ({
  page,
  apiAddress,
}) => {
  await registry.publishAgain('mf-entrepreneur', '7.2.0', {
    server: (text) => text.replaceAll(HEADING, NEW_HEADING),
  });
  await registry.release('promote', 'mf-entrepreneur', '7.2.0');
  const { remotes } = (await registry.production()).document;
  expect(remotes['mf-entrepreneur']?.stable).toBe('7.2.0');
  const repairs = [
    await registry.tamper('mf-entrepreneur', '7.2.0', 'remoteEntry.cjs'),
    // The only version of its remote.
    await registry.tamper('mf-apply', remotes['mf-apply']?.stable ?? '', 'remoteEntry.cjs'),
  ];
  shell = await startOwnShell({ apiAddress, releases: registry });
  await page.goto(`${shell.address}/entreprendre`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  expect(shell.log.join('\n')).toContain('mf-entrepreneur@7.2.0 is not served');
  const asked = await page.request.get(`${shell.address}/remotes/mf-entrepreneur/7.2.0/remoteEntry.js`);
  expect(asked.status()).toBe(404);

  const linksTo = (path: string) => page.locator(`header, main, footer`).locator(`a[href="${path}"]`);
  const absent = await page.goto(`${shell.address}/candidature-spontanee`);
  expect(absent?.status()).toBe(503);
  await page.goto(`${shell.address}/plan-de-site`);
  await expect(linksTo('/candidature-spontanee')).toHaveCount(0);
  // Menu, site map and footer.
  await expect(linksTo('/faq')).toHaveCount(3);
  await page.goto(`${shell.address}/informations-cookies`);
  await expect(page.getByText('careers_release')).toBeVisible();
  await expect(page.getByText('apply-identity')).toHaveCount(0);
  for (const repair of repairs) await repair();
});

test('[ERROR-02] [REL-07] a widget that throws leads to the form without scripts, is counted, and leaves the page alive', async ({
  page,
  apiAddress,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/application of mf-apply@9\.0\.0 fell back/, /broken on purpose/);
  const fixture = join(PROJECT, 'e2e', 'fixtures', 'throwing-widget');
  await registry.publish(fixture, '--version', '9.0.0', '--allow-removals', '--without-shells');
  await registry.release('promote', 'mf-apply', '9.0.0');
  shell = await startOwnShell({ apiAddress, releases: registry });
  const { list } = (await (await page.request.get(`${apiAddress}/api/v2.0/offers/?size=1`)).json()) as {
    list: { url: string }[];
  };
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(shell.address + list[0]!.url);
  await page.getByRole('link', { name: 'Postuler à cette offre' }).first().click();
  await expect.poll(() => warnings.join('\n')).toContain('application of mf-apply@9.0.0 fell back');
  await expect(page.getByRole('link', { name: 'Postuler sur une page à part' })).toHaveAttribute(
    'href',
    /^\/candidature\/formulaire\?offre=./,
  );
  await expect
    .poll(async () => (await page.request.get(`${shell.address}/metrics`)).text())
    .toContain('browser_failures_total{version="mf-apply@9.0.0",kind="widget"} 1');
  // The bar that comes once the button of the page is scrolled away has one of the same name.
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).first().click();
  await expect(page.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /offres d’emploi/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offres d’emploi$/);
});
