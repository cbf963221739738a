/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageFolder } from '@careers/contract';
import { claimedPaths, pageFolders, pagesModule } from './page-folders.ts';

let directory: string;
beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'pages-'))));
afterEach(() => rm(directory, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, 'src', 'pages', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const page = (folder: string, server = '') =>
  write({ [`${folder}/page.tsx`]: '', [`${folder}/page.server.ts`]: server });

it.each([
  ['index', '/'],
  ['faq', '/faq'],
  ['entreprendre.demarches', '/entreprendre/demarches'],
  ['nos-metiers.$sector.$job', '/nos-metiers/:sector/:job'],
  ['organisation-cooperative-u.$', '/organisation-cooperative-u/*'],
])('the folder %s is the page at %s', async (folder, path) => {
  await page(folder);
  expect(pageFolders(directory).map(({ paths }) => paths)).toEqual([[path]]);
  expect(pageFolder(path)).toBe(folder);
});

it('a page may have further paths; a folder without a component is not a page', async () => {
  await page('offres-emploi');
  await write({
    'offres-emploi/other-paths.json': '["/nos-offres/:labelJob?"]',
    'shared/title.ts': '',
  });
  expect(pageFolders(directory).map(({ paths }) => paths)).toEqual([
    ['/offres-emploi', '/nos-offres/:labelJob?'],
  ]);
});

it('a remote claims the paths of its pages, everything below the first parameter, and further ones', async () => {
  for (const folder of ['alerte', 'alerte.$answer', 'candidature.envoyee', 'faq', 'offre.$id.pdf'])
    await page(folder);
  expect(claimedPaths(directory, ['/candidature/*'])).toEqual([
    '/alerte/*',
    '/candidature/*',
    '/faq',
    '/offre/*',
  ]);
  expect(claimedPaths(join(directory, 'none'))).toEqual([]);
});

it.each([
  ['export async function action() {}', true],
  ['export function action() {}', true],
  ['export const action = () => null;', true],
  ['function action() {}', false],
  ['export const actions = [];', false],
])('a page whose server part has “%s” accepts forms: %s', async (server, isKnown) => {
  await page('contact', `export const head = () => ({});\n${server}\n`);
  expect(pagesModule(directory).includes('page.server.ts"), [], true],')).toBe(isKnown);
});

it('lists pages with the query parameters that their server part exports', async () => {
  await page('faq');
  await page('alerte', "export const searchParams = ['offre'];\nexport const head = () => ({});\n");
  const [alerte, faq] = ['alerte', 'faq'].map((name) => join(directory, 'src', 'pages', name, 'page'));
  expect(pagesModule(directory)).toBe(`import { definePages } from '@careers/platform';
import { searchParams as searchParams0 } from "${alerte}.server.ts";
export default definePages([
[["/alerte"], () => import("${alerte}.tsx"), () => import("${alerte}.server.ts"), searchParams0],
[["/faq"], () => import("${faq}.tsx"), () => import("${faq}.server.ts"), []],
]);
`);
});
