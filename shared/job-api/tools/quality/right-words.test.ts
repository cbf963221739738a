import { foldWords } from '@careers/contract/text';
import type { OfferSearchResultBody } from '../../src/schemas/resources.ts';
import { isInflection } from '../../src/search/words/stem.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';
import { readRightWords } from './judged-queries.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: 6_000 });
}, 120_000);
afterAll(() => api.stop());

const search = async (keywords: string) =>
  (await api.get(`/offers/?size=1&${new URLSearchParams({ keywords })}`)).body as OfferSearchResultBody;

/** Returns the correction of a word, or the place found for it. */
async function replacementOf(word: string): Promise<string | undefined> {
  const { correctedKeywords: corrected, keywordPlace: place } = await search(word);
  const folded = foldWords(word);
  if (corrected !== undefined && !isInflection(folded, foldWords(corrected))) return corrected;
  return place && !foldWords(place.label).startsWith(folded) ? place.label : undefined;
}

test.each(Object.entries(readRightWords()))(
  '[SEARCH-18] corrects no correctly spelled word: %s',
  async (_kind, words) => {
    const replaced: string[] = [];
    for (const word of words) {
      const other = await replacementOf(word);
      if (other) replaced.push(`${word}: ${other}`);
    }
    expect(replaced).toEqual([]);
  },
  60_000,
);

test('[SEARCH-18] the list has five hundred words', () => {
  expect(new Set(Object.values(readRightWords()).flat()).size).toBeGreaterThanOrEqual(500);
});

test.each([
  ['caviste', 'cariste'],
  ['retraité', 'retraits'],
  ['tapissier', 'pâtissier'],
])('[SEARCH-18] « %s » finds nothing and asks whether « %s » was meant', async (typed, resembling) => {
  const found = await search(typed);
  expect([found.count, found.suggestedKeywords]).toEqual([0, resembling]);
  expect((await search(resembling)).count).toBeGreaterThan(0);
});

test('[SEARCH-18] « sans papiers » finds nothing: no offer mentions them, and none is without', async () => {
  expect((await search('sans papiers')).count).toBe(0);
});

test.each(['boulangr', 'bouchhere', 'poissonier', 'maneger de rayon', 'fullstack'])(
  '[SEARCH-18] « %s » is no word, and is corrected',
  async (typed) => expect((await search(typed)).correctedKeywords).toBeDefined(),
);

test.each([
  ['maçon', undefined],
  ['macon', 'Mâcon (71)'],
  ['boucher à Mâcon', 'Mâcon (71)'],
  ['londres', undefined],
  ['port', undefined],
  ['havre', 'Le Havre (76)'],
  ['montréal', undefined],
  ['montréal 11', 'Montréal (11)'],
  ['tours', 'Tours (37)'],
])('[SEARCH-18] « %s » is the place %s', async (typed, label) => {
  expect((await search(typed)).keywordPlace?.label).toBe(label);
});
