import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { HEADING } from '../../support/changed-remote.ts';
import { release, releaseDocument, startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expectRunning, serverHtml } from '../../support/server-html.ts';
import { expect, test } from '../../support/test.ts';

const FIXTURES = resolve(import.meta.dirname, '..', '..', 'fixtures');

/** A remote as it was published under the contract before. */
const OLDER = resolve(FIXTURES, '..', '..', 'shared', 'federation', 'fixtures', 'contract-2', 'mf-older');

let shell: OwnShell;
test.afterEach(() => shell.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Réessayer' });

test('[ERROR-02] an area that throws on the server keeps the frame, its status is true, and a retry helps', async ({
  page,
  apiAddress,
}) => {
  shell = await startOwnShell({
    apiAddress,
    async prepare(dataDirectory) {
      await release(dataDirectory, 'publish', join(FIXTURES, 'broken-area'));
    },
  });
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
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${shell.address}/nos-metiers`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.route(/remotes\/mf-entrepreneur\//, (route) => route.abort());
  // By keyboard: a mouse would rest where another link comes, whose scripts would be asked for, too.
  const visit = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');

  await visit('Devenir entrepreneur');
  await expect.poll(() => documents).toEqual(['/nos-metiers', '/entreprendre']);
  // The document can be read without its script.
  await expect(serverHtml(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(HEADING);
  await page.waitForLoadState();

  await page.goto(`${shell.address}/nos-metiers`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const isMissed = page.waitForEvent('console', (message) => /stays as the server/.test(message.text()));
  await visit('Devenir entrepreneur');
  await expect(heading(page)).toHaveText(HEADING);
  await isMissed;
  await expect(serverHtml(page)).toHaveCount(1);
  await page.unroute(/remotes\/mf-entrepreneur\//);
  await heading(page).click();
  await expectRunning(page);
  await expect(heading(page)).toHaveText(HEADING);
  expect(documents).toEqual(['/nos-metiers', '/entreprendre', '/nos-metiers']);
});

test('[REL-05] a remote that uses what a running shell does not have is refused, with what to do', async ({
  apiAddress,
}) => {
  shell = await startOwnShell({ apiAddress });
  await expect(release(shell.dataDirectory, 'publish', join(FIXTURES, 'future-area'))).rejects.toThrow(
    /mf-future@1\.0\.0 cannot run in the shell .*useTomorrow of @careers\/platform.*restart the shells first/s,
  );
});

test('[REL-04] [REL-05] a shell older than a released remote serves the version before, and says why', async ({
  page,
  apiAddress,
}) => {
  shell = await startOwnShell({
    apiAddress,
    async prepare(dataDirectory) {
      await release(dataDirectory, 'publish', 'mf-entrepreneur', '--version', '7.5.0');
      await release(dataDirectory, 'promote', 'mf-entrepreneur', '7.5.0');
      const stored = join(dataDirectory, 'store', 'mf-entrepreneur', '7.5.0', 'remote.json');
      const manifest = JSON.parse(await readFile(stored, 'utf8')) as { uses: Record<string, string[]> };
      expect(manifest.uses['@careers/platform']).toEqual(expect.arrayContaining(['Link', 'defineArea']));
      manifest.uses['@careers/platform']?.push('useTomorrow');
      await writeFile(stored, JSON.stringify(manifest));
    },
  });
  await page.goto(`${shell.address}/entreprendre`);
  await expect(heading(page)).toHaveText(HEADING);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(shell.log.join('\n')).toMatch(/mf-entrepreneur@7\.5\.0 is not served.*newer shell.*useTomorrow/);
  await expect(release(shell.dataDirectory, 'promote', 'mf-entrepreneur', '7.5.0')).rejects.toThrow(
    /useTomorrow/,
  );
});

test('[TEAM-02] a remote published under the contract before works, and leads to one of today', async ({
  page,
  apiAddress,
}) => {
  shell = await startOwnShell({
    apiAddress,
    async prepare(dataDirectory) {
      await cp(OLDER, join(dataDirectory, 'store', 'mf-older'), { recursive: true });
      const { revision, remotes } = await releaseDocument(dataDirectory);
      const older = { stable: '1.0.0', candidate: null, percent: 0, salt: 'a', fallback: [] };
      await writeFile(
        join(dataDirectory, 'releases', 'releases.json'),
        JSON.stringify({ revision: revision + 1, remotes: { ...remotes, 'mf-older': older } }),
      );
    },
  });
  await page.goto(`${shell.address}/avant`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('button', { name: 'Compter' }).click();
  await expect(page.getByRole('button', { name: 'Compter\u00a0: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Marquer comme lu' }).click();
  await expect(page.getByRole('button', { name: 'Lu', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Questions fréquentes' }).click();
  await expect(page).toHaveURL(`${shell.address}/faq`);
  await expect(heading(page)).toBeVisible();
});
