/** @jest-environment node */
import fc from 'fast-check';
import { CRITERIA_ORDER, omit, placeCodes } from './criteria.ts';
import { fakeLookups } from './fake-lookups.ts';
import {
  build,
  buildMap,
  canonical,
  lookUpItems,
  normalise,
  parse,
  resolve,
  toApiQuery,
  withPlace,
  withoutPlace,
} from './index.ts';
import type { Criteria, Search } from './index.ts';

/** More on demand: PROPERTY_RUNS=10000 npm test -w mf-search -- properties */
const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2_000) };

/** Any letter. Its map is quick, where the library's own unit tabulates all of Unicode first. */
const letter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map(
    (code) => String.fromCodePoint(code),
    (text) => (typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0),
  );

const words = fc.oneof(
  fc.string({ unit: letter, maxLength: 20 }),
  fc.constantFrom(
    'boucher',
    'chef de rayon',
    'e-commerce',
    '..',
    '.',
    'a/b',
    'Boucher',
    'café',
    ' x ',
    'a,b',
    '%2e',
  ),
);
const codes = fc.array(
  fc.oneof(words, fc.constantFrom('dr_contract_cdi', 'dr_contract_cdd', 'dr_jobtime_tempsplein', 'super-u')),
  { maxLength: 4 },
);
const float = fc.double({ min: -200, max: 200 });

const criteria: fc.Arbitrary<Criteria> = fc.record(
  {
    keywords: words,
    keywordsAs: fc.constant('words'),
    codeJobName: fc.oneof(words, fc.constantFrom('job_boucherie', 'job_family_magasins')),
    labelJobName: words,
    labelJobForUrl: fc.oneof(words, fc.constant('boucher')),
    codeTown: fc.oneof(words, fc.constantFrom('town_44109', 'town_75056', 'dep_44')),
    codeDepartment: fc.oneof(words, fc.constant('dep_75')),
    codeRegion: fc.oneof(words, fc.constant('reg_52')),
    codePlace: fc.array(fc.oneof(words, fc.constantFrom('town_44109', 'town_75056', 'dep_75', 'reg_52')), {
      maxLength: 5,
    }),
    codeContractType: codes,
    codeOfferTime: codes,
    codeEntity: codes,
    codeMention: codes,
    publishedWithinDays: float,
    minimumSalary: float,
    latitude: float,
    longitude: float,
    radius: float,
    codeOfferFamilyCategory: words,
    codeShop: words,
  },
  { requiredKeys: [] },
);

const search: fc.Arbitrary<Search> = fc.record({
  criteria,
  page: fc.oneof(fc.integer(), fc.nat({ max: 30 }), fc.double()),
  sort: fc.constantFrom('score,desc' as const, 'publicationDate,desc' as const, 'distance,asc' as const),
});

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom(...CRITERIA_ORDER, 'page', 'sort', '__proto__', 'utm_source'), fc.string()),
  fc.oneof(words, fc.constantFrom('%E0%A4%A', '%', '1e999', 'NaN', '-0', '12', 'score,desc', 'distance,asc')),
);
const url = fc.oneof(
  fc.constant('/offres-emploi?latitude=-0&longitude=-0'),
  fc.string({ unit: letter }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(parameter).map((pairs) => `/offres-emploi?${pairs.map((pair) => pair.join('=')).join('&')}`),
  fc
    .tuple(words, fc.oneof(words, fc.constantFrom('nantes', 'paris', 'cdi')), fc.array(parameter))
    .map(
      ([subject, place, pairs]) =>
        `/nos-offres/${subject}/${place}?${pairs.map((pair) => pair.join('=')).join('&')}`,
    ),
);

const readQuery = (text: string): Search => normalise(parse(text));

/** Returns a URL after browser normalisation and the lower-case redirect. */
function travel(address: string): string {
  const { pathname, search: query } = new URL(address, 'https://site.example');
  return pathname.toLowerCase() + query;
}

/** Resolves a URL; `undefined` if it is not a results page. */
async function open(text: string) {
  const resolution = await resolve(parse(text), fakeLookups);
  if (resolution.kind !== 'search') return undefined;
  return { ...resolution, items: await lookUpItems(resolution.search.criteria, fakeLookups) };
}

test('[SEARCH-08] build(parse(url)) returns the same URL for built URLs', () => {
  fc.assert(
    fc.property(search, (any) => {
      expect(build(readQuery(build(any)))).toBe(build(any));
    }),
    RUNS,
  );
});

test('[SEARCH-08] [SEARCH-19] the URL of a map parses to its search, on the first page of the list', () => {
  fc.assert(
    fc.property(search, (any) => {
      expect(readQuery(buildMap(any))).toStrictEqual({ ...normalise(any), page: 0 });
    }),
    RUNS,
  );
});

test('[SEARCH-08] parsing a built URL gives the same search as the original text', () => {
  fc.assert(
    fc.property(url, (any) => {
      expect(readQuery(build(readQuery(any)))).toStrictEqual(readQuery(any));
    }),
    RUNS,
  );
});

test('[SEARCH-09] the URL of a search resolves to that search, in its clean form too', async () => {
  const subject = fc.oneof(
    words.map((keywords) => ({ keywords })),
    fc.constant({ codeJobName: 'job_boucherie', labelJobForUrl: 'boucher' }),
  );
  const place = fc.constantFrom<Criteria[]>(
    { codeTown: 'town_44109' },
    { codeTown: 'town_75056' },
    { codeDepartment: 'dep_75' },
    { codeContractType: ['dr_contract_cdi'] },
  );
  const pathCandidate = fc
    .tuple(subject, place)
    .map(([what, where]) => ({ criteria: { ...what, ...where } }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(search, pathCandidate), async (any) => {
      const wanted = normalise(any);
      const out = build(wanted, await lookUpItems(wanted.criteria, fakeLookups));
      // A path cannot hold the job's fallback label.
      const kept = out.startsWith('/nos-offres/') ? omit(wanted.criteria, ['labelJobName']) : wanted.criteria;
      expect((await open(travel(out)))?.search).toStrictEqual({ ...wanted, criteria: kept });
    }),
    RUNS,
  );
});

test('[SEARCH-08] built parameters are in order and have no missing values', () => {
  const order: readonly string[] = [...CRITERIA_ORDER, 'page', 'sort'];
  fc.assert(
    fc.property(search, (any) => {
      const names = [...new URL(build(any), 'https://site.example').searchParams.keys()];
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      const { latitude, longitude, radius } = readQuery(build(any)).criteria;
      const query: unknown[] = Object.values(toApiQuery(normalise(any)));
      const isMissing =
        [latitude, longitude, radius].some(Number.isNaN) || query.includes(undefined) || query.includes('');
      expect(isMissing).toBe(false);
    }),
    RUNS,
  );
});

test('[SEARCH-03] removing all but one of several places keeps the search there', () => {
  const places = fc.uniqueArray(fc.constantFrom('town_44109', 'town_75056', 'dep_75', 'reg_52'), {
    minLength: 2,
    maxLength: 3,
  });
  fc.assert(
    fc.property(search, places, ({ criteria: any }, codes) => {
      const several = withPlace(normalise({ criteria: any }), { codePlace: codes });
      expect(placeCodes(several.criteria)).toEqual(codes);
      const [kept = '', ...removed] = codes;
      const one = removed.reduce(withoutPlace, several);
      expect(placeCodes(one.criteria)).toEqual([kept]);
      expect(one.criteria).not.toHaveProperty('codePlace');
    }),
    RUNS,
  );
});

test('[SEARCH-09] a canonical has a path and at most its page', async () => {
  await fc.assert(
    fc.asyncProperty(url, async (any) => {
      const page = await open(any);
      if (page)
        expect(canonical(page)).toMatch(
          /^\/(offres-emploi|nos-offres\/[^/?#]+(\/[^/?#]+)?)(\?page=[1-9]\d*)?$/,
        );
    }),
    RUNS,
  );
});

test('[SEARCH-08] parses hostile text without errors, quickly', () => {
  const hostile = ['__proto__', 'constructor', 'codeTown[]', 'keywords', 'page', 'codeEntity', 'radius'];
  for (const name of hostile) {
    for (const value of [
      '%',
      '%E0%A4%A',
      'x'.repeat(10_000),
      ','.repeat(10_000),
      '[object Object]',
      '\uD800',
      '%00',
    ]) {
      expect(() => build(readQuery(`/offres-emploi?${name}=${value}&${name}=${value}`))).not.toThrow();
    }
  }
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});
