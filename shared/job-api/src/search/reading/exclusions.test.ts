import type { OfferBody, OfferDetailBody, OfferSearchResultBody } from '../../schemas/resources.ts';
import { startApi } from '../../../testing/running-api.ts';
import type { RunningApi } from '../../../testing/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: 6_000 });
}, 120_000);
afterAll(() => api.stop());

const search = async (keywords: string, others: Record<string, string> = {}) =>
  (await api.get(`/offers/?${new URLSearchParams({ keywords, size: '50', ...others })}`))
    .body as OfferSearchResultBody;
const textOf = async ({ reference }: OfferBody) => {
  const { title, description, missionProfil } = (await api.get(`/offers/${reference}`))
    .body as OfferDetailBody;
  return [title, description, missionProfil].join('\n');
};

describe('[SEARCH-18] exclusions of a search', () => {
  it.each([
    ['livreur sans permis', ['permis'], /\bpermis\b/i],
    ['livreur sans le permis', ['permis'], /\bpermis\b/i],
    ['sans permis', ['permis'], /\bpermis\b/i],
    ['boucher -permis', ['permis'], /\bpermis\b/i],
    ['caissier sauf drive', ['drive'], /\bdrive\b/i],
  ])('« %s » finds only offers without it', async (typed, excluded, pattern) => {
    const found = await search(typed);
    expect(found.excludedKeywords).toEqual(excluded);
    expect(found.count).toBeGreaterThan(0);
    for (const offer of found.list.slice(0, 10)) expect(await textOf(offer)).not.toMatch(pattern);
  });

  it('« boucher -nantes » finds butchers elsewhere, and does not search in Nantes', async () => {
    const found = await search('boucher -nantes');
    expect(found).not.toHaveProperty('keywordPlace');
    expect(found.count).toBeLessThan((await search('boucher')).count);
    expect(found.list.filter(({ locationName }) => /\bNantes\b/.test(locationName))).toEqual([]);
  });

  it('are kept in the keywords left besides filters', async () => {
    const found = await search('boucher -nantes cdi');
    expect([found.searchedKeywords, found.excludedKeywords]).toEqual(['boucher -nantes', ['nantes']]);
    const again = await search('boucher -nantes', { codeContractType: 'dr_contract_cdi' });
    expect(again.count).toBe(found.count);
  });

  it.each(['boucher - nantes', 'employé libre-service', 'sans expérience', 'sans papiers', 'sans week-end'])(
    '« %s » leaves nothing out',
    async (typed) => expect(await search(typed)).not.toHaveProperty('excludedKeywords'),
  );
});

describe('[SEARCH-18] a reference', () => {
  const known = async () => {
    const [offer] = (await search('boucher')).list;
    return offer?.reference ?? '';
  };
  it.each([
    (reference: string) => reference,
    (reference: string) => `réf. ${reference}`,
    (reference: string) => `Offre n° ${reference}`,
    (reference: string) => `réf ${reference.slice(5)}`,
    (reference: string) => `https://exemple.fr/offre-emploi/boucher-f-h-nantes-${reference}?from=mail`,
  ])('finds that offer: form %#', async (typed) => {
    const reference = await known();
    const found = await search(typed(reference), { codeTown: 'town_67482' });
    expect(found.list.map((offer) => offer.reference)).toEqual([reference]);
    expect([found.count, found.keywordReferences]).toEqual([1, [reference]]);
  });

  it('is not recognised if it is a postcode, a number of hours or unknown', async () => {
    expect(await search('44000')).toMatchObject({ keywordPlace: { code: 'town_44109' } });
    expect((await search('2019-1')).count).toBe(0);
    expect(await search('boucher 35h')).not.toHaveProperty('keywordReferences');
  });
});

it.each(['мясник', 'جزار', '肉', '%', '« »'])(
  '[SEARCH-18] « %s » finds nothing rather than all',
  async (typed) => {
    const { count, list } = await search(typed);
    expect([count, list]).toEqual([0, []]);
  },
);

it.each([
  ['vendeuse en boulangerie', 'vendeuse', /boulang/i],
  ['vendeur boulangerie', 'vendeur', /boulang/i],
  ['employée poissonnerie', 'employée', /poisson/i],
])(
  '[SEARCH-18] « %s » is looked for in its department, and what is left out is said',
  async (typed, trade, title) => {
    const found = await search(typed);
    expect(found.leftOutKeywords).toEqual([trade]);
    expect(found.list.length).toBeGreaterThan(0);
    for (const offer of found.list) expect(offer.title).toMatch(title);
  },
);

it('[SEARCH-18] words beyond the limit are reported as ignored', async () => {
  const found = await search(`${'boucher '.repeat(16)}caissier nantes`);
  expect(found.leftOutKeywords).toEqual(['caissier nantes']);
});
