import { foldWords } from '@careers/contract/text';
import type { OfferSearchBody, OfferSearchResultBody, ReferentialBody } from '../schemas/resources.ts';
import { startApi } from '../../testing/running-api.ts';
import type { RunningApi } from '../../testing/running-api.ts';

const OFFERS = 6_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ offers: OFFERS });
}, 120_000);
afterAll(() => api.stop());

const places = async (keyword: string, size = 8) => {
  const query = `type=TOWN,DEPARTMENT,REGION&size=${size}&keyword=${encodeURIComponent(keyword)}`;
  return (await api.get(`/referentials/?${query}`)).body as ReferentialBody[];
};
const subjects = async (keyword: string) =>
  (await api.get(`/referentials/offerKeyword?size=8&keyword=${encodeURIComponent(keyword)}`))
    .body as ReferentialBody[];
const search = async (query: string) => (await api.get(`/offers/?${query}`)).body as OfferSearchResultBody;

describe('[SEARCH-03] « Où ? »', () => {
  it.each([
    ['bretagne', 'reg_53'],
    ['44', 'dep_44'],
    ['72', 'dep_72'],
    ['corse', 'reg_94'],
    ['réunion', 'dep_974'],
    ['idf', 'reg_11'],
    ['paca', 'reg_93'],
    ['vendée', 'dep_85'],
    ['île de ré', 'town_17369'],
    ['noirmoutier', 'town_85163'],
  ])('« %s » is %s first', async (typed, code) => expect((await places(typed))[0]?.code).toBe(code));

  it('« paris » is the town with all its offers, then the department', async () => {
    const [town, department] = await places('paris');
    expect([town?.code, department?.code]).toEqual(['town_75056', 'dep_75']);
    expect(town?.count).toBe((await search('codeTown=town_75056&size=1')).count);
  });

  it('shows each place once, and none without offers if others have some', async () => {
    for (const typed of ['réunion', 'guadeloupe', 'bretagne', 'mar']) {
      const found = await places(typed, 1000);
      expect([typed, found.filter(({ count }) => !count)]).toEqual([typed, []]);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    }
    expect((await places('ouessant')).map(({ code }) => code)).toEqual(['town_29155']);
  });

  it('sorts towns, departments, regions and overseas places, after exact matches', async () => {
    const types = (await places('bre')).map(({ type }) => type);
    expect(types).toEqual(types.toSorted((left, right) => ORDER.indexOf(left) - ORDER.indexOf(right)));
    expect(types).toContain('REGION');
  });
  const ORDER = ['TOWN', 'DEPARTMENT', 'REGION'];
});

describe('[SEARCH-02] « Quel métier ? »', () => {
  it.each([
    ['caisse', 'Hôte de caisse', 'OFFER_FAMILY'],
    ['boulangère', 'Boulanger', 'OFFER_FAMILY'],
    ['bouchere', 'Boucher', 'OFFER_FAMILY'],
    ['alternance', 'Alternance', 'CONTRACT_TYPE'],
    ['cdi', 'CDI', 'CONTRACT_TYPE'],
    ['stage', 'Stage', 'CONTRACT_TYPE'],
    ['mi-temps', 'Temps partiel', 'DURATION'],
    ['u express', 'U Express', 'ENTITY'],
    ['logistique', 'Logistique', 'FAMILY_CATEGORY'],
    ['mise en', 'Employé commercial', 'OFFER_FAMILY'],
    ['femme de', 'Agent de maintenance', 'OFFER_FAMILY'],
    ['télétravail', 'Télétravail', 'MENTION'],
  ])('« %s » suggests « %s » (%s) first', async (typed, label, type) => {
    const [first] = await subjects(typed);
    expect(first).toMatchObject({ label, type });
    expect(first?.count).toBeGreaterThan(0);
  });

  it.each(['emp', 'con', 'res', 'ag', 'bou', 'com', 'su'])(
    '« %s » suggests what begins so before what has such a word',
    async (typed) => {
      const own = (await subjects(typed)).filter(({ matchedName }) => matchedName === undefined);
      const beginSo = own.map(({ label }) => foldWords(label).startsWith(typed));
      expect([typed, ...beginSo]).toEqual([
        typed,
        ...beginSo.toSorted((one, other) => Number(other) - Number(one)),
      ]);
    },
  );

  it('returns the alternative name that matched', async () => {
    expect((await subjects('vendeuse'))[0]?.matchedName).toMatch(/^Vendeuse /);
    expect((await subjects('mise en'))[0]?.matchedName).toBe('mise en rayon');
    expect((await subjects('boucher'))[0]).not.toHaveProperty('matchedName');
  });

  it('sorts equally likely suggestions by open offers, each name once', async () => {
    const found = await subjects('vendeuse');
    const counts = found.map(({ count = 0 }) => count);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
  });

  it.each(['CONTRACT_TYPE', 'DURATION', 'ENTITY', 'MENTION'])(
    'searching the label of a suggested %s finds as many offers as it says',
    async (type) => {
      const typed = { CONTRACT_TYPE: 'alternance', DURATION: 'temps', ENTITY: 'u e', MENTION: 'télé' }[type];
      const found = (await subjects(typed ?? '')).find((item) => item.type === type);
      const keywords = encodeURIComponent(found?.label ?? '');
      expect((await search(`keywords=${keywords}`)).count).toBe(found?.count);
    },
  );
});

describe('[SEARCH-09] searches with results', () => {
  const PARAMETERS: Readonly<Record<string, string>> = {
    DEPARTMENT: 'codeDepartment',
    REGION: 'codeRegion',
    CONTRACT_TYPE: 'codeContractType',
  };

  it.each(Object.keys(PARAMETERS))('count a job’s offers for each %s', async (type) => {
    const found = (await api.get(`/offers/searches?type=${type}&codeJob=job_boucherie`))
      .body as OfferSearchBody[];
    expect(found.length).toBeGreaterThan(3);
    for (const { value, count } of found.slice(0, 5)) {
      const { count: expected } = await search(`codeJob=job_boucherie&${PARAMETERS[type]}=${value.code}`);
      expect([value.code, count]).toEqual([value.code, expected]);
    }
  });

  it('contain only values that their URL label resolves to, paged, most offers first', async () => {
    const pages = await Promise.all([0, 1].map((page) => api.get(`/offers/searches?page=${page}&size=1000`)));
    const found = pages.flatMap(({ body }) => body as OfferSearchBody[]);
    expect(Number(pages[0]?.headers.get('X-Total-Elements'))).toBeGreaterThan(2_000);
    expect(pages[0]?.headers.get('cache-control')).toContain('max-age=3600');
    const counts = found.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
    const paris = found.filter(({ value }) => value.labelForUrl === 'paris').map(({ value }) => value.type);
    expect(new Set(paris)).toEqual(new Set(['DEPARTMENT']));
  });
});

it.each(['/offers/', '/referentials/', '/jobdescriptions/', '/offerprofiles/'])(
  '[API-04] %s has nothing under a code of thousands of letters',
  async (path) => {
    for (const length of [201, 1_999, 12_000]) {
      expect((await api.get(path + 'x'.repeat(length))).status).toBe(404);
    }
  },
);
