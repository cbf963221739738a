/** @jest-environment node */
import { pageRequest, testConfiguration } from '@careers/testing';
import { aResult, anOffer, searchApi } from '../../test/search-api.ts';
import { head, loader } from './page.server.ts';

const place = { params: {}, pathname: '', search: '', configuration: testConfiguration };

async function headOf(path: string, result = aResult([anOffer()])) {
  const { data } = await loader(
    pageRequest(
      path,
      searchApi(() => result),
    ),
  );
  return head({ data, ...place });
}

test('[SEARCH-09] a clean path is indexable, with itself as canonical', async () => {
  expect(await headOf('/nos-offres/boucher/nantes')).toEqual({
    title: 'Offres d’emploi - Boucher - Nantes (44)',
    description: expect.stringMatching(/^1 offre d’emploi\u00A0: /) as unknown,
    canonical: '/nos-offres/boucher/nantes',
    pageName: 'Resultats Recherche',
    feed: {
      path: '/offres-emploi.atom?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109',
      title: 'Offres d’emploi - Boucher - Nantes (44)',
    },
  });
});

test('[SEARCH-09] filters, an empty list and a page past the last one are not', async () => {
  expect(await headOf('/offres-emploi?codeEntity=super-u')).toMatchObject({ robots: 'noindex,follow' });
  expect(await headOf('/nos-offres/boucher/nantes', aResult([]))).toMatchObject({ robots: 'noindex,follow' });
  expect(await headOf('/offres-emploi?page=9', aResult([], 12))).toMatchObject({
    title: 'Offres d’emploi - Page 9',
    description: expect.stringContaining('Page 9') as unknown,
    robots: 'noindex,follow',
  });
});

test.each([
  ['boulngér', { correctedKeywords: 'boulanger' }, 'Offres d’emploi - boulanger'],
  ['caissier(ère)', {}, 'Offres d’emploi - caissier'],
  ['Boucher', {}, 'Offres d’emploi - Boucher'],
])('[SEARCH-18] the title of "%s" has the searched words', async (typed, interpretation, title) => {
  const result = { ...aResult([anOffer()]), ...interpretation };
  expect(await headOf(`/offres-emploi?keywords=${encodeURIComponent(typed)}`, result)).toMatchObject({
    title,
  });
});

test('[ERROR-03] a page that could not be loaded still has a title', () => {
  expect(head({ data: undefined, ...place })).toEqual({
    title: 'Offres d’emploi',
    robots: 'noindex,follow',
  });
});
