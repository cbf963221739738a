/** @jest-environment node */
import { pageRequest, testConfiguration } from '@careers/testing';
import { aResult, anOffer, searchApi } from '../test/search-api.ts';
import { head, loader } from '../pages/offres-emploi/page.server.ts';
import { answerFeed } from './feed.server.ts';

const BASE = testConfiguration.publicBaseUrl;
const OFFERS = [
  anOffer({
    reference: '2026-2',
    title: 'Boucher <b>& "chef"</b>\u0007',
    publicationDate: '2026-11-20T08:00:00+01:00',
  }),
  anOffer({ reference: '2026-1', title: 'Caissier F/H', publicationDate: '2026-11-18T08:00:00+01:00' }),
];

async function feedOf(search = '', answer: Parameters<typeof searchApi>[0] = () => aResult(OFFERS)) {
  const asked: URLSearchParams[] = [];
  const api = searchApi((parameters, request) => {
    asked.push(parameters);
    return typeof answer === 'function' ? answer(parameters, request) : answer;
  });
  const response = await answerFeed(pageRequest(`/offres-emploi.atom${search}`, api));
  return { response, xml: await response.text(), asked };
}
const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) => text);

test('[SEARCH-09] a search has a feed of its newest offers, fifty at most', async () => {
  const { response, xml, asked } = await feedOf('?codeEntity=super-u&sort=distance,asc&page=3');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('last-modified')).toBe('Fri, 20 Nov 2026 07:00:00 GMT');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(asked.map((query) => ['codeEntity', 'sort', 'page', 'size'].map((name) => query.get(name)))).toEqual(
    [['super-u', 'publicationDate,desc', '0', '50']],
  );
  expect(all(xml, 'id')).toEqual([
    `${BASE}/offres-emploi.atom?codeEntity=super-u`,
    `tag:${new URL(BASE).hostname},2026:offre:2026-2`,
    `tag:${new URL(BASE).hostname},2026:offre:2026-1`,
  ]);
  expect(all(xml, 'updated')).toEqual([
    '2026-11-20T07:00:00.000Z',
    '2026-11-20T07:00:00.000Z',
    '2026-11-18T07:00:00.000Z',
  ]);
  expect(xml).toContain(
    `<link rel="alternate" type="text/html" href="${BASE}/offres-emploi?codeEntity=super-u"/>`,
  );
  expect(xml).toContain(`href="${BASE}/offre-emploi/caissier-f-h-2026-1"`);
});

test('[SEC-01] escapes texts of offers in the feed', async () => {
  const { xml } = await feedOf();
  expect(xml).toContain('<title>Boucher &lt;b&gt;&amp; &quot;chef&quot;&lt;/b&gt;</title>');
  expect(xml).not.toContain('\u0007');
});

test.each([
  ['typed words', '?quoi=fleuriste&lieu=Nantes', 'codeTown', 'town_44109'],
  ['a filter that does not exist', '?codeEntite=super-u', 'codeEntity', null],
])('[SEARCH-01] %s have the same meaning as on the page', async (_case, search, name, value) => {
  const { asked } = await feedOf(search);
  expect(asked.at(-1)?.get(name)).toBe(value);
});

test('[SEARCH-01] an unknown place has no feed; a search without offers has an empty one', async () => {
  await expect(feedOf('?lieu=nulleparville')).rejects.toMatchObject({ init: { status: 404 } });
  const { xml } = await feedOf('', () => aResult([]));
  expect(all(xml, 'updated')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
});

test('[ERROR-03] is unavailable when the job API is down', async () => {
  const failing = feedOf('', () => Promise.reject(new TypeError('fetch failed')));
  await expect(failing).rejects.toMatchObject({ init: { status: 503 } });
});

test('[SEARCH-09] the page of a search links its feed', async () => {
  const search = '?codeEntity=super-u&sort=publicationDate,desc&page=2';
  const api = searchApi(() => ({ ...aResult(OFFERS), maxPages: 3 }));
  const { data } = await loader(pageRequest(`/offres-emploi${search}`, api));
  const input = { data, params: {}, pathname: '', search: '', configuration: testConfiguration };
  expect(head(input).feed).toEqual({
    title: expect.stringContaining('Offres d’emploi'),
    path: '/offres-emploi.atom?codeEntity=super-u',
  });
});
