import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { COHORTS, getsCandidate } from '@careers/federation/node';
import { isPortFree } from '@careers/cli/ports';
import { startProcess } from '@careers/cli/processes';
import { guideSays } from '@careers/docs/mistakes';
import { cohortCookie } from '../../support/cohort.ts';
import { blocksOf } from '../../support/guide.ts';
import { PUBLIC_REGISTRY, serveNpmPackages } from '../../support/npm-registry.ts';
import { installOldNodes } from '../../support/old-nodes.ts';
import { expectFastRefresh, expectProblems } from '../../support/inner-loop.ts';
import { expectWrongBuilds, expectWrongReact } from '../../support/mistakes/wrong-builds.ts';
import { expectEndlessPage, expectWrongPages } from '../../support/mistakes/wrong-pages.ts';
import { installedSize } from '../../support/installed-size.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import { freePort } from '../../support/ports.ts';
import { startThirdParty } from '../../support/third-party.ts';
import {
  addTopicsPage,
  expectEventAfterConsent,
  expectTopicsPage,
  startTopicsBackend,
} from '../../support/topics-page.ts';
import { NETWORK_SETTINGS, Terminal } from '../../support/terminal.ts';
import { expect, test } from '../../support/test.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');
const GUIDE = 'your-first-remote.md';
const REMOTE = 'mf-jobs-abroad';
const PATH = '/emplois-a-l-etranger';
const TITLE = 'Emplois à l’étranger';
const CHANGED = 'vient de notre dépôt';
const MAX_INSTALLED_MEGABYTES = 300;

/** One red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** The page of a new remote with what the guide says of pictures and of the styles of a package. */
function withAssets(page: string): string {
  const imports = [
    `import calendar from 'flatpickr/dist/flatpickr.css?raw';`,
    `import photo from './photo.png';`,
    'const Calendar = styled.div`${calendar}`;',
  ];
  const parts = '<img src={photo} alt="Un point" /><Calendar><div className="flatpickr-months" /></Calendar>';
  return `${imports.join('\n')}\n${page.replace('</h1>', `</h1>${parts}`)}`;
}

/** The form of the guide, in the page and in its server part. */
async function withForm(page: string, server: string): Promise<{ page: string; server: string }> {
  const [action = ''] = (await blocksOf(GUIDE, 'ts')).get('A form') ?? [];
  const [form = ''] = (await blocksOf(GUIDE, 'tsx')).get('A form') ?? [];
  return {
    page: `${page.replace('</h1>', '</h1><TownForm />')}\n${form}`,
    server: `${server}\n${action}`,
  };
}

/** An empty field comes back with what is missing, a filled one leads to the offers. */
async function expectForm(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: 'Chercher', exact: true });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Saisissez une ville');
  await page.getByLabel('Ville', { exact: true }).fill('Rennes');
  await send.click();
  await expect(page).toHaveURL(/\/offres-emploi|\/nos-offres/);
}

/** The picture is loaded; the sheet styles what stands in its component, and nothing outside. */
async function expectAssets(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: 'Un point' })).toHaveJSProperty('naturalWidth', 1);
  const months = page.locator('.flatpickr-months');
  await expect(months).toHaveCSS('display', 'flex');
  const outside = await months.evaluate((inside) => {
    const copy = document.body.appendChild(inside.cloneNode() as HTMLElement);
    const { display } = getComputedStyle(copy);
    copy.remove();
    return display;
  });
  expect(outside).toBe('block');
}

const ends: (() => Promise<unknown>)[] = [];
test.afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const changedFiles = async () =>
  (await promisify(execFile)('git', ['status', '--porcelain'], { cwd: PROJECT })).stdout;

/** Packs what teams install, and gives the address where npm finds it. */
async function npmRegistry(): Promise<string> {
  const lines: string[] = [];
  const packing = startProcess('packages', ['shared/tooling/src/commands/packages.ts'], {
    directory: PROJECT,
    environment: {},
    onLine: (line) => lines.push(line),
  });
  expect(await packing.ended, lines.join('\n')).toBe(0);
  const npm = await serveNpmPackages(join(PROJECT, '.cache', 'packages'));
  ends.push(() => npm.stop());
  return npm.url;
}

/** A folder outside of the repository, of somebody who has a token of the registry and no more. */
async function terminalOf(settings: NodeJS.ProcessEnv): Promise<Terminal> {
  const directory = await mkdtemp(join(tmpdir(), 'first-remote-'));
  ends.push(() => rm(directory, { recursive: true, force: true }));
  const { HOME = '', npm_config_cache = join(HOME, '.npm') } = process.env;
  // Shares downloads; not the earlier installation of this version by `npm create`.
  const cache = join(directory, 'npm');
  await mkdir(cache);
  await symlink(join(npm_config_cache, '_cacache'), join(cache, '_cacache'));
  const terminal = new Terminal(directory, {
    ...NETWORK_SETTINGS,
    HOME,
    // The project's Node, which the guide asks for.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    XDG_CACHE_HOME: join(directory, 'cache'),
    XDG_CONFIG_HOME: join(directory, 'config'),
    npm_config_cache: cache,
    npm_config_userconfig: join(directory, 'npmrc'),
    npm_config_registry: PUBLIC_REGISTRY,
    npm_config_prefer_offline: 'true',
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 'Une équipe'],
        [`GIT_${who}_EMAIL`, 'equipe@exemple.fr'],
      ]),
    ),
    ...settings,
  });
  ends.push(() => terminal.end());
  return terminal;
}

// It installs packages twice, and builds, tests and publishes in a folder of its own.
test.setTimeout(900_000);

test('[TEAM-01] [TEAM-06] [TEAM-07] [TEAM-08] [TEAM-10] [TEAM-11] [TEAM-12] the guide leads from an empty folder to a page on the site, and back', async ({
  page,
  browser,
  request,
  apiAddress,
  expectConsoleErrors,
}) => {
  const before = await changedFiles();
  const registry = await OwnRegistry.start();
  ends.push(() => registry.stop());
  const backend = await startTopicsBackend();
  ends.push(() => backend.stop());
  const thirdParty = await startThirdParty();
  ends.push(() => thirdParty.stop());
  const shell = await startOwnShell({
    apiAddress,
    releases: registry,
    environment: {
      BACKEND_ORIGINS: backend.origin,
      TAG_MANAGER_URL: `${thirdParty.address}/container.js`,
    },
  });
  ends.push(() => shell.stop());
  await registry.giveRemote(REMOTE, { team: 'jobs-abroad', mount: [PATH], widgets: ['jobs-abroad-teaser'] });
  const port = await freePort();
  const home = await terminalOf({
    PACKAGES_URL: await npmRegistry(),
    SITE_URL: shell.address,
    REGISTRY_URL: registry.address,
    PORT: String(port),
    REGISTRY_TOKEN: await registry.createToken('a team', [
      { role: 'maintainer', scope: `${REMOTE}/production` },
    ]),
  });
  const folder = home.in(REMOTE);
  const guide = await blocksOf(GUIDE);
  const [create = '', ownReact = ''] = guide.get('Create it') ?? [];
  const [develop = '', developTwo = '', inspect = ''] = guide.get('See it in the real site') ?? [];
  const [check = ''] = guide.get('Test it') ?? [];
  const [publish = '', change = '', finish = ''] = guide.get('Publish it') ?? [];
  const [upgrade = ''] = guide.get('Keep it new') ?? [];
  const source = join(folder.directory, 'src', 'pages', PATH.slice(1), 'page.tsx');
  const serverSource = join(dirname(source), 'page.server.ts');
  const pageOf = async (address: string, cohort?: number) => {
    const headers: Record<string, string> = cohort === undefined ? {} : { cookie: cohortCookie(cohort) };
    return (await request.get(address + PATH, { headers })).text();
  };

  const oldNodes = await installOldNodes(home);
  const expectOldNodesRefused = async (terminal: Terminal, block: string) => {
    for (const { version, path } of oldNodes) {
      const output = await terminal.type(`PATH="${path}:$PATH"\n${block}`).then(() => '', String);
      expect(output).toMatch(guideSays('old-node'));
      expect(output).toContain(`ran on ${version}: `);
      expect(output, 'no stack, no warning of Node').not.toMatch(/^ +at |Warning:/m);
    }
  };
  await test.step('an old Node is refused in one sentence, before anything is written', async () => {
    await expectOldNodesRefused(home, create);
    expect(existsSync(folder.directory)).toBe(false);
  });

  await test.step('create it, with a lock and a React of its own', async () => {
    expect(await home.type(create), 'npm warns of nothing').not.toMatch(/npm (warn|error)/);
    const { megabytes, largest } = installedSize(folder.directory);
    expect(megabytes, largest).toBeLessThan(MAX_INSTALLED_MEGABYTES);
    expect((await folder.type('git ls-files')).split('\n')).toEqual(
      expect.arrayContaining(['.github/workflows/ci.yml', '.gitignore', '.npmrc', '.nvmrc']),
    );
    await folder.type(ownReact);
    const lock = JSON.parse(await readFile(join(folder.directory, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    const reacts = Object.entries(lock.packages)
      .filter(([path]) => path.endsWith('node_modules/react'))
      .map(([path, { version }]) => [path, version]);
    // One for the remote and all that it is tested with, and the shell's own.
    expect(Object.fromEntries(reacts)).toEqual({
      'node_modules/react': '19.3.0',
      'node_modules/@careers/shell/node_modules/react': '19.3.1',
    });
  });

  await test.step('an old Node is refused by every command of the folder, too', async () => {
    for (const block of ['npm run dev', 'npm test', 'npx unit-tests', 'npx careers publish'])
      await expectOldNodesRefused(folder, block);
    await expect(folder.type(`PATH="${oldNodes[0]?.path}:$PATH" npm ci`)).rejects.toThrow(
      /EBADENGINE[^]*Required: \{"node":">=24"\}/,
    );
  });

  await test.step('give it a picture, the styles of a package, a form, and a page of all else that a page may have', async () => {
    await folder.type('npm install --save-exact flatpickr@4.6.13');
    await writeFile(join(dirname(source), 'photo.png'), PICTURE);
    const text = await readFile(source, 'utf8');
    const { page, server } = await withForm(withAssets(text), await readFile(serverSource, 'utf8'));
    await writeFile(source, page);
    await writeFile(serverSource, server);
    await addTopicsPage(folder.directory, PATH, backend.origin);
    await folder.type('git add .');
  });

  let developmentFiles: string[] = [];
  await test.step('see it in the real site', async () => {
    const end = await folder.typeUntil(develop, /is ready/);
    const address = `http://localhost:${port}`;
    // Expects the errors of a page that is being edited.
    expectConsoleErrors(new RegExp(`\\(${address}`));
    await page.goto(address + PATH);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText(/\d+ offres vous attendent/)).toBeVisible();
    await expectAssets(page);
    await expectForm(page);
    await page.goto(address + PATH);
    expect((await request.post(`${address}/api/v2.0/applications/`, { data: {} })).status()).toBe(403);
    expect(await (await request.get(`${address}/entreprendre`)).text()).toContain('Ouvrez la porte');
    const { topics } = backend;
    developmentFiles = await expectTopicsPage(page, address + PATH, { days: 2, topics, hasScripts: true });
    await page.goto(address + PATH);
    // Others read the site as before.
    expect(await pageOf(shell.address)).not.toContain(TITLE);

    const loop = { page, source, serverSource };
    const description = `${Math.round(await expectFastRefresh(loop))} ms`;
    test.info().annotations.push({ type: 'from a save to the page', description });
    await expectProblems(loop);

    const scripts = async () => {
      const found = (await pageOf(address)).matchAll(
        new RegExp(`/remotes/${REMOTE}/([^/"]+)/([^"]+\\.js)`, 'g'),
      );
      const [files, versions] = [new Set<string>(), new Set<string>()];
      for (const [, version = '', file = ''] of found) {
        files.add(file);
        versions.add(version);
      }
      return { files: [...files].sort(), versions: [...versions] };
    };
    const { files, versions } = await scripts();
    expect(files.length).toBeGreaterThan(1);
    await appendFile(serverSource, '\n// Of the server only.\n');
    await expect.poll(async () => (await scripts()).versions).not.toEqual(versions);
    const last = await scripts();
    expect(last.files).toEqual(files);
    // The open page has reloaded for it too: another reload would come between it and where it is led to.
    await page.locator(`[src*="/${last.versions[0]}/"]`).first().waitFor({ state: 'attached' });
    // An open page reloads when the site is back.
    await page.goto('about:blank');
    await end();
  });

  await test.step('see it with a debugger', async () => {
    const end = await folder.typeUntil(inspect, /Debugger listening on ws:[^]* is ready/);
    await end();
  });

  await test.step('cut off, it leaves nothing behind; a port in use is reported in one sentence', async () => {
    const program = 'node node_modules/.bin/careers dev';
    const end = await folder.typeUntil(`${program} & echo $! > ../dev.pid; wait`, /is ready/);
    const output = await folder.type(program).then(() => '', String);
    expect(output).toMatch(guideSays('port-taken'));
    expect(output).toMatch(new RegExp(`\\nPort ${port} [^\\n]+\\n?$`));
    process.kill(Number(await readFile(join(home.directory, 'dev.pid'), 'utf8')), 'SIGKILL');
    await expect.poll(() => isPortFree(port)).toBe(true);
    // Whatever it had started held the output of this block.
    await end();
  });

  await test.step('learn what newer packages change, and take them', async () => {
    const file = join(folder.directory, 'package.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(?<pin>"@careers\/testing": ")[^"]+/, '$<pin>1.0.0'));
    expect(await folder.type(upgrade)).toMatch(/@careers\/testing 1\.0\.0 → \d/);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  await test.step('see it beside the sources of another remote, what that one has in the menu too', async () => {
    const other = join(home.directory, 'mf-entrepreneur');
    await cp(join(PROJECT, 'mf-entrepreneur'), other, { recursive: true });
    await symlink(join(PROJECT, 'node_modules'), join(home.directory, 'node_modules'));
    const end = await folder.typeUntil(developTwo, /is ready/);
    const address = `http://localhost:${port}`;
    await page.goto(address + PATH);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

    const contributions = join(other, 'src', 'contributions.ts');
    const text = await readFile(contributions, 'utf8');
    await writeFile(contributions, text.replace('Devenir Associé', 'Devenir Associée'));
    await page
      .getByRole('link', { name: 'Devenir Associée', includeHidden: true })
      .first()
      .waitFor({ state: 'attached' });
    expect(await (await request.get(shell.address)).text()).not.toContain('Devenir Associée');
    await end();
    await rm(join(home.directory, 'node_modules'));
  });

  await test.step('test it', async () => {
    expect(await folder.type(check)).toContain('conformance');
    expect(await folder.type('git status --porcelain'), 'all that the tools write is ignored').not.toMatch(
      /^\?\?/m,
    );
  });

  await test.step('uncommitted sources are not published; a first version that nobody gets is reported as such', async () => {
    await expect(folder.type('npx careers publish')).rejects.toThrow(guideSays('not-committed'));
    const token = await registry.createToken('a pipeline', [{ role: 'publisher', scope: REMOTE }]);
    const output = await folder.type(
      `REGISTRY_TOKEN=${token} npx careers publish --allow-dirty --skip-tests || code=$?; test "$code" = 6`,
    );
    expect(output).toMatch(
      /mf-jobs-abroad@1\.0\.0 is published[^]*Nobody gets it yet: .*maintainer of mf-jobs-abroad/,
    );
    const shown = await folder.type(`npx careers show ${REMOTE} 1.0.0`);
    expect(shown).toMatch(/commit +[0-9a-f]{40}, with uncommitted changes\ntests +skipped/);
  });

  await test.step('publish it', async () => {
    await folder.type(publish);
    await expect.poll(() => pageOf(shell.address)).toContain(TITLE);
    await page.goto(shell.address + PATH);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expectAssets(page);
    // Chromium logs the status of the answer to an empty form.
    expectConsoleErrors(/status of 422/);
    await expectForm(page);
    for (const hasScripts of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled: hasScripts });
      const shown = await context.newPage();
      const { topics } = backend;
      const files = await expectTopicsPage(shown, shell.address + PATH, { days: 5, topics, hasScripts });
      expect(developmentFiles, 'the addresses of npm run dev').toEqual(expect.arrayContaining(files));
      if (hasScripts) await expectEventAfterConsent(shown, `${shell.address}${PATH}/sujets`, thirdParty);
      await context.close();
    }
    await page.goto(`${shell.address}/informations-cookies`);
    await expect(page.getByRole('main')).toContainText('Retenir combien de sujets ont été vus.');
    const home = await (await request.get(shell.address)).text();
    expect(home).toMatch(new RegExp(`<nav[^]*href="${PATH}"`));
  });

  await test.step('learn what is wrong with a page, a build or a command, in the words of the guide', async () => {
    await expectWrongPages(folder);
    await expectEndlessPage(folder);
    await expectWrongBuilds(folder);
    await expectWrongReact(folder);
  });

  await test.step('a tenth of the visitors, then everybody, and back', async () => {
    await folder.type(change);
    expect(await folder.type(`npx careers show ${REMOTE} 1.1.0`)).toMatch(
      /commit +[0-9a-f]{40}\ntests +passed/,
    );
    const release = (await registry.production()).document.remotes[REMOTE]!;
    expect(release.percent).toBe(10);
    const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
    const chosen = cohorts.find((cohort) => getsCandidate(release, cohort))!;
    const other = cohorts.find((cohort) => !getsCandidate(release, cohort))!;
    await expect.poll(() => pageOf(shell.address, chosen)).toContain(CHANGED);
    expect(await pageOf(shell.address, other)).not.toContain(CHANGED);
    expect(await pageOf(shell.address)).not.toContain(CHANGED);

    const [promote = '', rollback = ''] = finish.split('\n');
    await folder.type(promote);
    await expect.poll(() => pageOf(shell.address, other)).toContain(CHANGED);
    await folder.type(rollback);
    await expect.poll(() => pageOf(shell.address, other)).not.toContain(CHANGED);
    expect(await pageOf(shell.address)).toContain(TITLE);
  });

  expect(await changedFiles()).toBe(before);
});
