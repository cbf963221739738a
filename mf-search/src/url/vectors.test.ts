/** @jest-environment node */
import { fakeLookups } from './fake-lookups.ts';
import { build, canonical, lookUpItems, normalise, parse, resolve } from './index.ts';
import type { Criteria, Search } from './index.ts';

const CDI = 'dr_contract_cdi';
const CDD = 'dr_contract_cdd';
const town = { codeTown: 'town_44109' };
const job = { codeJobName: 'job_boucherie', labelJobForUrl: 'boucher' };
const coordinates = { latitude: 48.8566, longitude: 2.3522 };
const SCORE = 'score,desc';
const DATE = 'publicationDate,desc';

async function read(url: string) {
  const resolution = await resolve(parse(url), fakeLookups);
  if (resolution.kind !== 'search') return resolution;
  const items = await lookUpItems(resolution.search.criteria, fakeLookups);
  return { ...resolution, items, out: build(resolution.search, items) };
}

async function buildFrom(criteria: Criteria, page = 0): Promise<string> {
  const search = normalise({ criteria, page });
  return build(search, await lookUpItems(search.criteria, fakeLookups));
}

const results = (criteria: Criteria, page = 0, sort: Search['sort'] = DATE): Search => ({
  criteria,
  page,
  sort,
});

type Vector = [id: string, url: string, search: Search, out: string];

/** `out`: URL after the redirect, by default the same. */
const vector = (id: string, url: string, search: Search, out = url): Vector => [
  id,
  url.startsWith('?') ? `/offres-emploi${url}` : url,
  search,
  out.startsWith('?') ? `/offres-emploi${out}` : out,
];

const noFilter = (id: string, url: string): Vector => vector(id, url, results({}), '/offres-emploi');
const withRadius = (id: string, text: string, radius: number | undefined, out: string): Vector =>
  vector(
    id,
    `?codeTown=town_44109&radius=${text}`,
    results(radius === undefined ? town : { ...town, radius }),
    `?codeTown=town_44109${out}`,
  );

const VECTORS: Vector[] = [
  vector('[SEARCH-08] 1', '/offres-emploi', results({})),
  noFilter('[SEARCH-08] 2', '?page=1'),
  vector('[SEARCH-08] 3', '?page=3', results({}, 2)),
  noFilter('[SEARCH-08] 4', '?page=0'),
  noFilter('[SEARCH-08] 4', '?page=-4'),
  noFilter('[SEARCH-08] 4', '?page=abc'),
  noFilter('[SEARCH-08] 4', '?page='),
  vector('[SEARCH-08] 5', '?page=2.7', results({}, 1), '?page=2'),
  vector(
    '[SEARCH-07] 6',
    '?keywords=boucher&sort=score,desc',
    results({ keywords: 'boucher' }, 0, SCORE),
    '?keywords=boucher',
  ),
  vector('[SEARCH-07] 7', '?keywords=boucher&sort=publicationDate,desc', results({ keywords: 'boucher' })),
  noFilter('[SEARCH-07] 8', '?keywords=%20%20&sort=score,desc'),
  noFilter('[SEARCH-07] 9', '?sort=distance,asc'),
  vector('[SEARCH-07] 10', '?codeTown=town_44109&sort=distance,asc', results(town, 0, 'distance,asc')),
  noFilter('[SEARCH-07] 11', '?sort=drop table'),
  vector('[SEARCH-08] 12', `?codeContractType=${CDI},${CDD}`, results({ codeContractType: [CDI, CDD] })),
  vector(
    '[SEARCH-08] 13',
    `?codeContractType=${CDI}%2C${CDD}`,
    results({ codeContractType: [CDI, CDD] }),
    `?codeContractType=${CDI},${CDD}`,
  ),
  vector(
    '[SEARCH-08] 14',
    `?codeContractType=${CDI}&codeContractType=${CDI},`,
    results({ codeContractType: [CDI] }),
    `?codeContractType=${CDI}`,
  ),
  withRadius('[SEARCH-05] 15', '30', undefined, ''),
  withRadius('[SEARCH-05] 16', '500', 100, '&radius=100'),
  withRadius('[SEARCH-05] 16', '1', 5, '&radius=5'),
  withRadius('[SEARCH-05] 16', 'abc', undefined, ''),
  withRadius('[SEARCH-05] 16', '42', 42, '&radius=42'),
  noFilter('[SEARCH-05] 17', '?radius=50'),
  vector('[SEARCH-06]', '?publishedWithinDays=7', results({ publishedWithinDays: 7 })),
  noFilter('[SEARCH-06]', '?publishedWithinDays='),
  noFilter('[SEARCH-06]', '?publishedWithinDays=0'),
  noFilter('[SEARCH-06]', '?publishedWithinDays=366'),
  vector('[SEARCH-06]', '?minimumSalary=2000.5', results({ minimumSalary: 2000 }), '?minimumSalary=2000'),
  noFilter('[SEARCH-06]', '?minimumSalary=-1'),
  noFilter('[SEARCH-08] 18', '?latitude=48.8566'),
  vector(
    '[SEARCH-05] 19',
    '?latitude=48.8566&longitude=2.3522&radius=10',
    results({ ...coordinates, radius: 10 }),
  ),
  noFilter('[SEARCH-08] 20', '?latitude=abc&longitude=2.3'),
  noFilter('[SEARCH-08] 20', '?latitude=91&longitude=0'),
  vector('[SEARCH-08] 21', '?codeTown=a&codeRegion=b', results({ codeTown: 'a' }), '?codeTown=a'),
  vector(
    '[SEARCH-08] several places',
    '?codePlace=town_44109,reg_52&radius=50',
    results({ codePlace: ['town_44109', 'reg_52'], radius: 50 }),
  ),
  vector(
    '[SEARCH-08] several places, before one',
    '?codeTown=town_75056&codePlace=town_44109&codePlace=dep_75',
    results({ codePlace: ['town_44109', 'dep_75'] }),
    '?codePlace=town_44109,dep_75',
  ),
  vector(
    '[SEARCH-08] one of several',
    '?codePlace=dep_44,,dep_44',
    results({ codeDepartment: 'dep_44' }),
    '?codeDepartment=dep_44',
  ),
  vector(
    '[SEARCH-08] three places at most',
    '?codePlace=dep_1,dep_2,x,dep_3,dep_4',
    results({ codePlace: ['dep_1', 'dep_2', 'dep_3'] }),
    '?codePlace=dep_1,dep_2,dep_3',
  ),
  noFilter('[SEARCH-05] no radius without a town', '?codePlace=x&radius=50'),
  vector(
    '[SEARCH-05] no radius around departments',
    '?codePlace=dep_1,dep_2&radius=50&sort=distance,asc',
    results({ codePlace: ['dep_1', 'dep_2'] }),
    '?codePlace=dep_1,dep_2',
  ),
  vector(
    '[SEARCH-07] distance from several towns',
    '?codePlace=town_1,town_2&sort=distance,asc',
    results({ codePlace: ['town_1', 'town_2'] }, 0, 'distance,asc'),
  ),
  vector('[SEARCH-09] 22', '/nos-offres/boucher/nantes', results({ ...job, ...town })),
  vector('[SEARCH-09] 23', '/nos-offres/boucher/cdi', results({ ...job, codeContractType: [CDI] })),
  vector(
    '[SEARCH-09] 24',
    '/nos-offres/chef-de-rayon/nantes',
    results({ keywords: 'chef de rayon', ...town }, 0, SCORE),
  ),
  vector('[SEARCH-09] 34', '/nos-offres/boucher/paris', results({ ...job, codeDepartment: 'dep_75' })),
  vector(
    '[SEARCH-08] 35',
    '?keywords=L%27Ha%C3%BF+caf%C3%A9',
    results({ keywords: "L'Haÿ café" }, 0, SCORE),
    "?keywords=L'Ha%C3%BF%20caf%C3%A9",
  ),
  noFilter('[SEARCH-08] 36', '?keywords=%E0%A4%A'),
  vector(
    '[SEARCH-09] 37',
    '?keywords=boucher&codeTown=town_44109',
    results({ keywords: 'boucher', ...town }, 0, SCORE),
  ),
  noFilter('[SEARCH-08] 40', '?__proto__=x&constructor=y'),
];

test.each(VECTORS)('%s: %s', async (_id, url, search, out) => {
  expect(await read(url)).toMatchObject({ kind: 'search', search, out });
});

test.each<[string, Criteria, number, string]>([
  [
    '[SEARCH-09] 25',
    { keywords: 'e-commerce', ...town },
    0,
    '/offres-emploi?keywords=e-commerce&codeTown=town_44109',
  ],
  [
    '[SEARCH-09] 26',
    { ...job, codeContractType: [CDI, CDD] },
    0,
    `/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeContractType=${CDI},${CDD}`,
  ],
  [
    '[SEARCH-09] 27',
    { ...job, ...town, radius: 50 },
    0,
    '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109&radius=50',
  ],
  ['[SEARCH-09] 28', { ...job, ...town }, 1, '/nos-offres/boucher/nantes?page=2'],
  [
    '[SEARCH-13] 29',
    { codeJobName: 'job_family_magasins', labelJobForUrl: 'x' },
    0,
    '/offres-emploi?codeOfferFamilyCategory=job_family_magasins',
  ],
  ['[SEARCH-09] 38', { keywords: '..', ...town }, 0, '/offres-emploi?keywords=..&codeTown=town_44109'],
  ['[SEARCH-09] 39', { keywords: 'café crème', ...town }, 0, '/nos-offres/caf%C3%A9-cr%C3%A8me/nantes'],
])('%s: builds %j', async (_id, criteria, page, out) => {
  expect(await buildFrom(criteria, page)).toBe(out);
});

test('[ROUTE-12] 30: legacy parameters redirect to the current URL', async () => {
  expect(await read('/offres-emploi?activity_field_id=job_boucherie&dep_name=LOIRE-ATLANTIQUE')).toEqual({
    kind: 'redirect',
    location: '/nos-offres/boucher/loire-atlantique',
    status: 301,
  });
});

test('[ROUTE-12] 31: drops an unknown legacy value', async () => {
  expect(await read('/offres-emploi?dep_name=INCONNU')).toEqual({
    kind: 'redirect',
    location: '/offres-emploi',
    status: 301,
  });
});

test('[ROUTE-12] does not look up an overlong legacy value', () => {
  const long = 'a'.repeat(5_000);
  expect(parse(`/offres-emploi?dep_name=${long}&activity_field_id=${long}`).legacy).toEqual({});
});

test('[SEARCH-08] 32: built URLs and the canonical have no tracking parameters', async () => {
  const page = await read('/offres-emploi?utm_source=x&keywords=boucher');
  expect(page).toMatchObject({ kind: 'search', out: '/offres-emploi?keywords=boucher' });
  if (page.kind === 'search' && 'items' in page) expect(canonical(page)).not.toContain('utm');
});

test('[ROUTE-05] 33: an unknown referential is not found', async () => {
  expect(await read('/nos-offres/boucher/zzz')).toEqual({ kind: 'notFound' });
});
