import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import { apiCallsOf } from './api-calls.ts';
import { ownersOf } from './owners.ts';
import { pageAt, pagesOf } from './pages.ts';
import { withTable } from './table.ts';

const pages = pagesOf(PROJECT);

test.each([
  ['/', 'mf-content/src/pages/index'],
  ['/faq', 'mf-entrepreneur/src/pages/faq'],
  ['/nos-offres/boucher/nantes', 'mf-search/src/pages/offres-emploi'],
  ['/alerte', 'mf-apply/src/pages/alerte'],
  ['/actualites/une-ouverture', 'mf-content/src/pages/actualites.$address'],
  ['/demain', undefined],
])('the page at %s is in %s', (path, folder) => {
  expect(pageAt(path, pages)?.folder).toBe(folder);
});

test('API calls of a page include those of modules that its loader imports', () => {
  const page = pageAt('/offre-emploi/x', pages);
  expect(apiCallsOf(join(PROJECT, page?.folder ?? '', 'page.server.ts'))).toContain('offers.get');
  expect(apiCallsOf(join(PROJECT, 'mf-entrepreneur/src/pages/faq/page.server.ts'))).toEqual([]);
});

test('every page has one owner: the last matching line of CODEOWNERS', () => {
  const codeowners = readFileSync(join(PROJECT, 'CODEOWNERS'), 'utf8');
  expect(ownersOf('mf-search/src/pages/favoris', codeowners)).toEqual(['@careers/search']);
  expect(ownersOf('package.json', codeowners)).toEqual(['@careers/platform']);
  const teams = new Set(pages.map(({ remote, folder }) => `${remote} ${ownersOf(folder, codeowners)}`));
  expect(teams.size).toBe(new Set(pages.map(({ remote }) => remote)).size);
});

test('the README’s table of pages is up to date; npm run where -- --write updates it', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  expect(withTable(readme, pages)).toBe(readme);
});
