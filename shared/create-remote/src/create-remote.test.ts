/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { JsxEmit, ScriptTarget, transpileModule } from 'typescript';
import { parseRemoteSettings } from '@careers/contract';
import { claimedPaths } from '@careers/federation/page-folders';
import { completeChoices } from './choices.ts';
import { createRemote } from './create-remote.ts';
import { renaming } from './renaming.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');

let directory: string;
beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'create-remote-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

const read = (file: string) => readFile(join(directory, file), 'utf8');

describe('[TEAM-01] a new remote', () => {
  const choices = completeChoices({
    name: 'mf-jobs-abroad',
    path: '/emplois/a-l-etranger',
    title: 'Partir à l’étranger',
    registry: 'https://registre.test',
    site: 'https://careers.test',
    packages: 'https://npm.test/team',
  });
  let files: string[];
  beforeEach(async () => (files = await createRemote(choices, directory)));

  it('has a page in the folder of its path, a widget, tests, CI and .gitignore', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        '.gitignore',
        '.npmrc',
        '.nvmrc',
        join('.github', 'workflows', 'ci.yml'),
        join('src', 'pages', 'emplois.a-l-etranger', 'page.tsx'),
        join('src', 'pages', 'emplois.a-l-etranger', 'page.test.tsx'),
        join('src', 'widgets', 'jobs-abroad-teaser', 'index.tsx'),
      ]),
    );
  });

  it('contains no names of the template', async () => {
    for (const file of files)
      expect([file, await read(file)].join('\n')).not.toMatch(/ex[ae]mple|Nouvelle page/i);
  });

  it('declares its paths, widgets and registry', async () => {
    const { name, remote, careers } = JSON.parse(await read('package.json')) as Record<string, unknown>;
    expect(name).toBe('mf-jobs-abroad');
    expect(parseRemoteSettings(remote, 'package.json')).toMatchObject({
      widgets: { 'jobs-abroad-teaser': '1.0.0' },
    });
    expect(careers).toEqual({ registry: 'https://registre.test', site: 'https://careers.test' });
    expect(claimedPaths(directory)).toEqual(['/emplois/a-l-etranger']);
  });

  it('installs the site’s packages from their registry only, with the required Node version', async () => {
    const settings = (await read('.npmrc')).split('\n');
    expect(settings).toEqual(
      expect.arrayContaining(['@careers:registry=https://npm.test/team', 'engine-strict=true']),
    );
    const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
    expect(engines.node).toBe(`>=${(await read('.nvmrc')).trim()}`);
  });
});

it('[TEAM-01] every name yields valid identifiers', () => {
  const part = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const names = fc
    .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/), fc.array(part, { maxLength: 3 }))
    .map(([first, rest]) => `mf-${[first, ...rest].join('-')}`);
  fc.assert(
    fc.property(names, (name) => {
      const rename = renaming(completeChoices({ name }));
      expect(rename('function ExamplePage() {}')).toMatch(/^function [A-Z][A-Za-z0-9]*Page\(\) \{\}$/);
      expect(rename('mf-example')).toBe(name);
      expect(rename('example-teaser')).toBe(`${name.slice('mf-'.length)}-teaser`);
    }),
  );
});

describe('[TEAM-01] a title', () => {
  const shownBy = (code: string) => {
    const { outputText, diagnostics } = transpileModule(code, {
      reportDiagnostics: true,
      compilerOptions: { jsx: JsxEmit.React, jsxFactory: 'h', target: ScriptTarget.ES2023 },
      fileName: 'page.tsx',
    });
    expect(diagnostics).toEqual([]);
    return runInNewContext(outputText, { h: (_type: string, _props: null, text: string) => text }) as unknown;
  };
  const isShown = (title: string) => {
    const rename = renaming(completeChoices({ name: 'mf-jobs', title }));
    expect(shownBy(rename("'Nouvelle page'"))).toBe(title);
    expect(shownBy(rename('<h1>Nouvelle page</h1>'))).toBe(title);
  };

  it.each([
    "Métiers d'été",
    'Le "vrai" métier',
    '{a}',
    '<b> & co',
    'a \\ b',
    '&eacute;',
    '$& $1',
    "`${''}`",
    'a\u2028 b',
  ])('%s is what the page and the menu say', isShown);

  it('with any characters appears unchanged on the page and in the menu', () => {
    const titles = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 100 && !/\p{Cc}/u.test(text));
    fc.assert(fc.property(titles, isShown));
  });
});

it.each([
  [{ name: 'mf-jobs', packages: 'npm.test' }, /not the address of a registry of packages/],
  [{ name: 'mf-jobs', title: 'Deux\nlignes' }, /one line/],
  [{ name: 'jobs' }, /mf-jobs-abroad/],
  [{ name: 'mf-Jobs' }, /not a valid name/],
  [{ name: 'mf-jobs', path: '/Emplois' }, /Use lower case/],
  [{ name: 'mf-jobs', registry: 'registre.test/v1' }, /without a path/],
])('[TEAM-01] %j is rejected with advice', (given, message) => {
  expect(() => completeChoices(given)).toThrow(message);
});

it('[TEAM-01] a folder that is not empty is rejected', async () => {
  await writeFile(join(directory, 'notes.md'), 'mine');
  await expect(createRemote(completeChoices({ name: 'mf-jobs' }), directory)).rejects.toThrow('is not empty');
});

it('[TEAM-01] the template depends on the versions of this repository', async () => {
  const versionsOf = async (file: string): Promise<Record<string, string>> => {
    const text = await readFile(join(PROJECT, file), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
    return { ...dependencies, ...devDependencies };
  };
  const required = await versionsOf('shared/create-remote/template/package.json');
  const pinned = {
    ...(await versionsOf('package.json')),
    ...(await versionsOf('shared/api-client/package.json')),
    ...(await versionsOf('shell/package.json')),
  };
  for (const [name, version] of Object.entries(required)) {
    const folder = name.replace('@careers/', name === '@careers/shell' ? '' : 'shared/');
    const own = name.startsWith('@careers/') && (await ownVersion(folder));
    expect([name, version]).toEqual([name, own || pinned[name]]);
  }
});

async function ownVersion(folder: string): Promise<string> {
  const text = await readFile(join(PROJECT, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
