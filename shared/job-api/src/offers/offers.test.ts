import type { OfferDetailBody, OfferSearchResultBody, ReferentialBody } from '../schemas/resources.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.stop());

const search = async (query: string) => (await api.get(`/offers/?${query}`)).body as OfferSearchResultBody;

describe('the search', () => {
  it('[API-02] has totals in its headers', async () => {
    const { headers, body } = await api.get('/offers/?size=7');
    const { count, maxPages } = body as OfferSearchResultBody;
    expect(Number(headers.get('X-Total-Elements'))).toBe(count);
    expect(Number(headers.get('X-Total-Pages'))).toBe(maxPages);
    expect(maxPages).toBe(Math.ceil(count / 7));
  });

  it('[API-04] has a time limit, after which it tries no other reading', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 3_000));
    const late = await search('keywords=patisier');
    clock.mockRestore();
    expect(late).toMatchObject({ count: 0, list: [] });
    expect((await search('keywords=patisier')).count).toBeGreaterThan(0);
  });

  it('[SEARCH-06] counts each facet without its own selection', async () => {
    const all = await search('');
    const cdi = await search('codeContractType=dr_contract_cdi');
    expect(cdi.contractTypes).toEqual(all.contractTypes);
    expect(cdi.count).toBe(all.contractTypes.find(({ code }) => code === 'dr_contract_cdi')?.count);
    expect(cdi.offerTimes.reduce((sum, { count }) => sum + count, 0)).toBe(cdi.count);
    expect(cdi.list.every(({ contractType }) => contractType.code === 'dr_contract_cdi')).toBe(true);
  });

  it('[SEARCH-05] respects the radius, clamps it, and returns the distance', async () => {
    const near = await search('codeTown=town_44109&radius=30&size=200');
    expect(near.list.every(({ distance }) => (distance ?? 99) <= 30)).toBe(true);
    const clamped = await search('codeTown=town_44109&radius=900&size=200');
    expect(clamped.count).toBe((await search('codeTown=town_44109&radius=100')).count);
    const byDistance = (await search('codeTown=town_44109&sort=distance,asc')).list.map(
      ({ distance }) => distance ?? 0,
    );
    expect(byDistance).toEqual(byDistance.toSorted((left, right) => left - right));
  });

  it('[SEARCH-07] sorts by date, then reference, and repeats no offer on the next page', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => search(`page=${page}&size=100`)));
    const offers = pages.flatMap(({ list }) => list);
    expect(new Set(offers.map(({ reference }) => reference)).size).toBe(offers.length);
    const keys = offers.map(({ publicationDate, reference }) => `${publicationDate} ${reference}`);
    expect(keys).toEqual(keys.toSorted().reverse());
  });

  it('finds inflections, accents, synonyms and a typing error', async () => {
    const { count } = await search('keywords=boucher');
    expect(count).toBeGreaterThan(10);
    expect((await search('keywords=BOUCHER')).count).toBe(count);
    for (const words of [
      'bouchers',
      'h%C3%B4tesse%20de%20caisse',
      'caissiere',
      'chauffeur%20pl',
      'poissonerie',
      'patissier',
    ]) {
      expect([words, (await search(`keywords=${words}`)).count > 0]).toEqual([words, true]);
    }
    expect((await search('keywords=boucher')).list[0]?.title).toMatch(/[Bb]ouch/);
    expect((await search('keywords=zzzzzzzz')).count).toBe(0);
  });

  it('[OFFER-06] neither names nor finds the entity of an anonymous offer', async () => {
    const anonymous = (await search('size=1000')).list.filter(({ isAnonymous }) => isAnonymous);
    expect(anonymous.length).toBeGreaterThan(5);
    for (const { entity } of anonymous) expect(entity).toBeNull();
    const { entities } = await search('');
    for (const { code, count } of entities) {
      const found = await search(`codeEntity=${code}&size=1000`);
      expect(found.count).toBe(count);
      expect(found.list.some(({ isAnonymous }) => isAnonymous)).toBe(false);
    }
    const detail = (await api.get(`/offers/${anonymous[0]?.reference}`)).body as OfferDetailBody;
    expect(detail.recruiter).toBeUndefined();
    expect(detail.offerLocation.address).toBe('');
  });

  it('[SEARCH-18] returns corrected keywords, and the place that it recognised', async () => {
    const found = await search('keywords=poissonier%20nantes');
    expect(found.correctedKeywords).toBe('poissonnier');
    expect(found.keywordPlace).toEqual({
      code: 'town_44109',
      label: 'Nantes (44)',
      type: 'TOWN',
      labelForUrl: 'nantes',
      typed: 'nantes',
    });
    expect(found.remainingKeywords).toBe('poissonier');
    expect(found.list.every(({ distance }) => (distance ?? 99) <= 30)).toBe(true);
    expect((await search('keywords=patisier')).correctedKeywords).toBe('pâtissier');
    const usual = await search('keywords=boucher');
    expect(usual).not.toHaveProperty('correctedKeywords');
    expect(usual).not.toHaveProperty('keywordPlace');
  });

  it('[SEARCH-18] prefers the chosen place to one in the keywords', async () => {
    const found = await search('keywords=boucher%20nantes&codeDepartment=dep_35');
    expect(found).not.toHaveProperty('keywordPlace');
    expect(found.list.every(({ department }) => department.code === 'dep_35')).toBe(true);
  });

  it('[SEARCH-18] finds offers with some of the words if none has all, and reports it', async () => {
    const found = await search('keywords=boucher%20introuvable');
    expect(found.hasAnyKeyword).toBe(true);
    expect(found.list[0]?.title).toMatch(/[Bb]oucher/);
  });

  it('[SEARCH-18] finds the offers of a named company, first its shop in the named town', async () => {
    const { list } = await search('keywords=super%20u');
    expect(new Set(list.map(({ entity }) => entity?.code))).toEqual(new Set(['super-u']));
    const shop = list[0]?.locationName ?? '';
    const ofShop = await search(`keywords=${encodeURIComponent(shop)}`);
    expect(ofShop.list[0]?.locationName).toBe(shop);
  });

  it('[SEARCH-18] ignores words that ask for any work', async () => {
    const all = await search('');
    expect((await search('keywords=offres%20d%27emploi')).count).toBe(all.count);
  });

  it('[SEARCH-06] does not treat filters without hits as a typing error', async () => {
    const found = await search('keywords=boucher&codeEntity=u-paiement');
    expect(found.count).toBe(0);
    expect(found).not.toHaveProperty('correctedKeywords');
    expect(found.entities.some(({ count }) => count > 0)).toBe(true);
  });
});

describe('suggestions', () => {
  const suggest = async (path: string) => (await api.get(`/referentials/${path}`)).body as ReferentialBody[];

  it('[SEARCH-03] count the offers that a place would find', async () => {
    for (const { code, count } of await suggest('?type=TOWN&keyword=nant&size=3')) {
      expect([code, (await search(`codeTown=${code}&size=1`)).count]).toEqual([code, count]);
    }
    for (const { code, count } of await suggest('?type=REGION&keyword=bre')) {
      expect([code, (await search(`codeRegion=${code}&size=1`)).count]).toEqual([code, count]);
    }
  });

  it('[SEARCH-02] count the offers of a job or a sector, most likely first', async () => {
    const found = await suggest('offerKeyword?keyword=bouch');
    expect(found[0]).toMatchObject({ code: 'job_boucherie', type: 'OFFER_FAMILY' });
    expect((await search('codeJob=job_boucherie&size=1')).count).toBe(found[0]?.count);
  });
});
