import type { OfferSearchResultBody } from '../../schemas/resources.ts';
import { readJudgedQueries } from '../../../tools/quality/judged-queries.ts';
import { startApi } from '../../../testing/running-api.ts';
import type { RunningApi } from '../../../testing/running-api.ts';

const OFFERS = 6_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: OFFERS });
}, 120_000);
afterAll(() => api.stop());

const search = async (keywords: string, others: Record<string, string> = {}) => {
  const query = new URLSearchParams({ keywords, size: '20', ...others });
  return (await api.get(`/offers/?${query}`)).body as OfferSearchResultBody;
};
const LEADING = /^(Responsable|Directeur|Second|Manager|Chef|Adjoint)/;

describe('[SEARCH-18] a typed contract', () => {
  it('is kept if nothing is near: widens the place instead, and reports it', async () => {
    const found = await search('alternance boulangerie le mans');
    expect(found.keywordFilters).toEqual([
      {
        parameter: 'codeContractType',
        code: 'dr_contract_alternance',
        label: 'Alternance',
        typed: 'alternance',
      },
    ]);
    expect(found.widenedPlace).toMatchObject({ code: 'town_72181', radius: 100 });
    expect(found.hasAnyKeyword).toBe(true);
    expect(found.count).toBeGreaterThan(0);
    for (const { contractType, distance = 0 } of found.list) {
      expect(contractType.code).toBe('dr_contract_alternance');
      expect(distance).toBeGreaterThan(30);
    }
  });

  it.each([
    ['alternance bts mco', 'dr_contract_alternance', ['bts']],
    ['stage bac pro commerce', 'dr_contract_stage', ['bac', 'pro']],
    ['stage 3eme', 'dr_contract_stage', ['3eme']],
    ['alternance notaire', 'dr_contract_alternance', ['notaire']],
  ])('« %s » finds no other, and reports ignored words', async (typed, code, leftOut) => {
    const found = await search(typed);
    expect(found.leftOutKeywords).toEqual(leftOut);
    expect(new Set(found.list.map(({ contractType }) => contractType.code))).toEqual(new Set([code]));
  });
});

test('[SEARCH-18] literal keywords are searched even if they name a place or a contract', async () => {
  const typed = 'boucher cdi nantes';
  expect(await search(typed)).toMatchObject({ keywordPlace: { code: 'town_44109' } });
  const found = await search(typed, { keywordsAs: 'words' });
  expect(found).not.toHaveProperty('keywordPlace');
  expect(found).not.toHaveProperty('keywordFilters');
  expect((await search('nantes', { keywordsAs: 'words' })).count).toBeGreaterThan(0);
});

const PLACE_PARAMETERS: Record<string, string> = {
  TOWN: 'codeTown',
  DEPARTMENT: 'codeDepartment',
  REGION: 'codeRegion',
};

describe('[SEARCH-18] the interpretation is a search', () => {
  const asCriteria = ({ keywordPlace, keywordFilters = [] }: OfferSearchResultBody) => {
    const criteria: Record<string, string> = {};
    if (keywordPlace) criteria[PLACE_PARAMETERS[keywordPlace.type] ?? ''] = keywordPlace.code;
    for (const { parameter, code } of keywordFilters)
      criteria[parameter] = [...(criteria[parameter]?.split(',') ?? []), code].join(',');
    return criteria;
  };
  const said = readJudgedQueries('working').concat(readJudgedQueries('topics-working'));

  it('of the remaining words, with place and filters as criteria: same offers, order and counts', async () => {
    let compared = 0;
    for (const { query } of said) {
      const typed = await search(query, { sort: 'score,desc' });
      if (typed.searchedKeywords === undefined || typed.hasAnyKeyword) continue;
      const isAlone = typed.searchedKeywords === '';
      const chosen = await search(typed.searchedKeywords, {
        ...asCriteria(typed),
        sort: isAlone ? 'distance,asc' : 'score,desc',
      });
      const { list, count, contractTypes, mentions } = chosen;
      // Filter values alone sort differently: titles that contain them come first.
      const isOrdered = !isAlone || typed.keywordPlace?.type === 'TOWN';
      expect({ query, list: isOrdered && list, count, contractTypes, mentions }).toEqual({
        query,
        list: isOrdered && typed.list,
        count: typed.count,
        contractTypes: typed.contractTypes,
        mentions: typed.mentions,
      });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('in which a recognised filter counts as chosen: others of its facet keep their counts', async () => {
    const typed = await search('boulanger alternance', { codeContractType: 'dr_contract_cdi' });
    const chosen = await search('boulanger', { codeContractType: 'dr_contract_cdi,dr_contract_alternance' });
    expect(typed.searchedKeywords).toBe('boulanger');
    expect(typed.contractTypes).toEqual(chosen.contractTypes);
    expect(typed.contractTypes.filter(({ count }) => count > 0).length).toBeGreaterThan(2);
  });
});

describe('[SEARCH-18] relevance', () => {
  it.each(['boulangerie', 'caisse', 'cap boulanger', 'mise en rayon', 'boucher nantes'])(
    '« %s »: who leads others comes after everybody else',
    async (typed) => {
      const { list } = await search(typed, { size: '200' });
      const firstLead = list.findIndex(({ title }) => LEADING.test(title));
      const lastOther = list.findLastIndex(({ title }) => !LEADING.test(title));
      if (firstLead >= 0) expect(firstLead).toBeGreaterThan(lastOther);
    },
  );

  it.each(['responsable boucherie', 'second de boulangerie', 'directeur de magasin', 'chef de rayon'])(
    '« %s » asks for them',
    async (typed) => expect((await search(typed)).list[0]?.title).toMatch(LEADING),
  );

  it('ranks near offers first for typed or chosen places, nearest first for a company alone', async () => {
    const typed = await search('boucher nantes');
    const chosen = await search('boucher', { codeTown: 'town_44109', radius: '30' });
    expect(chosen.list).toEqual(typed.list);
    const nearest = Math.min(...typed.list.map(({ distance = 99 }) => distance));
    expect(typed.list[0]?.distance).toBeLessThanOrEqual(nearest + 5);
    const distances = (await search('super u vertou')).list.map(({ distance = 99 }) => distance);
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
  });

  it('gives the same result for any spelling of a place', async () => {
    const lists = await Promise.all(
      ['boulanger st nazaire', 'boulanger saint-nazaire 44', 'boulanger Saint-Nazaire (44)'].map(
        async (typed) => (await search(typed)).list,
      ),
    );
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1);
  });
});

describe('[SEARCH-18] always finds something, and reports how', () => {
  it.each([
    ['drh', 'replacedKeywords', [{ typed: 'drh', searched: 'responsable ressources humaines' }]],
    ['femme de ménage', 'replacedKeywords', [{ typed: 'femme de ménage', searched: 'agent de maintenance' }]],
    ['intérim', 'replacedKeywords', [{ typed: 'intérim', searched: 'CDD' }]],
    ['franchise', 'replacedKeywords', [{ typed: 'franchise', searched: 'directeur de magasin' }]],
    ['notaire nantes', 'leftOutKeywords', ['notaire']],
    ['boucher trifouillis', 'leftOutKeywords', ['trifouillis']],
    ['frigoriste ajaccio', 'leftOutKeywords', ['ajaccio']],
  ] as const)('« %s »', async (typed, field, said) => {
    const found = await search(typed);
    expect(found[field]).toEqual(said);
    expect(found.count).toBeGreaterThan(0);
  });

  it('an island without offers falls back to its department', async () => {
    const found = await search("employé commercial île d'yeu");
    expect(found.keywordPlace).toMatchObject({ code: 'town_85113', typed: "île d'yeu" });
    expect(found.widenedPlace).toMatchObject({ code: 'dep_85', type: 'DEPARTMENT' });
    expect(found.list.every(({ department }) => department.code === 'dep_85')).toBe(true);
  });

  it('does not widen a chosen place, as its page offers that', async () => {
    const found = await search('alternance boulangerie', { codeTown: 'town_72181' });
    expect(found).not.toHaveProperty('widenedPlace');
  });

  it('finds nothing for meaningless words', async () => {
    expect((await search('radiologue')).count).toBe(0);
  });
});

it('[SEARCH-18] reports intents that offers cannot answer: a position, owning a store', async () => {
  const near = await search('boulanger près de chez moi');
  expect([near.keywordIntents, near.remainingKeywords]).toEqual([['AROUND_ME'], 'boulanger']);
  expect((await search('reprendre un magasin vendée')).keywordIntents).toEqual(['OWNER']);
  expect(await search('boucher')).not.toHaveProperty('keywordIntents');
});
