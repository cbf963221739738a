import { knownPage } from './addressed-answer.ts';
import { PageAnswers } from './page-answers.ts';
import { PageRelease } from './page-release.ts';
import type { SiteRouter } from './site-router.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

const aPage = (title: string, errors: PageAnswer['errors'] = null): PageAnswer => ({
  kind: 'page',
  status: 200,
  remotes: [],
  area: 'mf-search',
  loaderData: {},
  errors,
  head: { title, pageName: title, elements: [] },
  errorWidgets: null,
});
const LIST = aPage('Offres');
const OFFER = aPage('Boucher');

let answers: PageAnswers;

beforeEach(() => {
  answers = new PageAnswers(new PageRelease('build', []));
  answers.keep('list', '/offres-emploi', LIST);
});

/** Returns the title of the page known for a navigation from a hash of the offer's page. */
function known(
  action: 'POP' | 'PUSH' | 'REPLACE',
  to: string,
  { from = '', key = 'new', current = OFFER } = {},
) {
  const { pathname, search, hash } = new URL(to, 'https://example.test');
  const place = { state: null, key, mask: undefined };
  const state = {
    navigation: { location: { pathname, search, hash, ...place }, historyAction: action },
    location: { pathname: '/offre', search: '', hash: from, ...place },
  } as unknown as SiteRouter['state'];
  return knownPage(state, { address: '/offre', answer: current }, answers)?.head.title;
}

test('[ROUTE-11] going back shows an entry’s page, only at its own address', () => {
  expect(known('POP', '/offres-emploi', { key: 'list' })).toBe('Offres');
  expect(known('POP', '/offres-emploi?page=2', { key: 'list' })).toBeUndefined();
  expect(known('PUSH', '/offres-emploi', { key: 'list' })).toBeUndefined();
});

test('[PERF-02] opening, stepping through and leaving a dialog load nothing, also after a reload', () => {
  expect(known('POP', '/offre', { from: '#candidature/cv' })).toBe('Boucher');
  expect(known('REPLACE', '/offre', { from: '#candidature/cv' })).toBe('Boucher');
  expect(known('PUSH', '/offre#missions')).toBe('Boucher');
});

test('requests a link to the page itself, and a page that failed', () => {
  expect(known('PUSH', '/offre')).toBeUndefined();
  const errors = { 'mf-offer': { status: 503, statusText: '', data: null } };
  expect(known('POP', '/offre', { from: '#candidature', current: aPage('Erreur', errors) })).toBeUndefined();
});
