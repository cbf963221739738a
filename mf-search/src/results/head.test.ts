/** @jest-environment node */
import { testConfiguration } from '@careers/testing';
import { createSearchApi } from '../data/job-api.ts';
import { loadResults } from '../data/load-results.ts';
import { aResult, anOffer, searchApi } from '../test/search-api.ts';
import { resultsHead } from './head.ts';

async function headOf(path: string, result = aResult([anOffer()])) {
  const api = createSearchApi(
    searchApi(() => result),
    new AbortController().signal,
  );
  const { data } = await loadResults(new Request(`https://site.test${path}`), api);
  return resultsHead({ data, params: {}, pathname: '', search: '', configuration: testConfiguration });
}

test('[SEARCH-09] a clean path is indexable under itself', async () => {
  expect(await headOf('/nos-offres/boucher/nantes')).toEqual({
    title: "Offres d'emploi - Boucher - Nantes (44)",
    description: expect.stringMatching(/^1 offre d'emploi\u00A0: /) as unknown,
    canonical: '/nos-offres/boucher/nantes',
    pageName: 'Resultats Recherche',
  });
});

test('[SEARCH-09] filters, an empty list and a page past the last one are not', async () => {
  expect(await headOf('/offres-emploi?codeEntity=super-u')).toMatchObject({ robots: 'noindex,follow' });
  expect(await headOf('/nos-offres/boucher/nantes', aResult([]))).toMatchObject({ robots: 'noindex,follow' });
  expect(await headOf('/offres-emploi?page=9', aResult([], 12))).toMatchObject({
    title: "Offres d'emploi - Page 9",
    robots: 'noindex,follow',
  });
});

test('[ERROR-03] a page that could not be loaded still has a title', () => {
  const head = resultsHead({
    data: undefined,
    params: {},
    pathname: '',
    search: '',
    configuration: testConfiguration,
  });
  expect(head).toEqual({ title: "Offres d'emploi", robots: 'noindex,follow' });
});
