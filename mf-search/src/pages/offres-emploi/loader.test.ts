/** @jest-environment node */
import { pageRequest } from '@careers/testing';
import { loader } from './page.server.ts';
import type { ResultsData } from './page.server.ts';
import { NANTES, aResult, anOffer, searchApi } from '../../test/search-api.ts';

const load = (path: string, answer: Parameters<typeof searchApi>[0] = () => aResult([anOffer()])) =>
  loader(pageRequest(path, searchApi(answer)));

const thrownBy = (page: Promise<unknown>) =>
  page.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

test('[SEARCH-01] returns a results page with 200 and only the data it shows', async () => {
  const { data, init } = await load('/nos-offres/boucher/nantes');
  expect(init?.status).toBe(200);
  expect(data).toMatchObject({
    count: 1,
    pageCount: 1,
    search: { criteria: { codeJobName: 'job_boucherie', codeTown: 'town_44109' } },
    items: { job: { label: 'Boucher' }, place: { label: 'Nantes (44)' } },
  });
  expect(JSON.stringify(data).length).toBeLessThan(2000);
});

test.each([
  ['/offres-emploi?keywords=hote-de-caisse', 'Hôte de caisse'],
  ['/offres-emploi?keywords=hote-de-caisse&codeJobName=job_boucherie', 'hote-de-caisse'],
  ['/offres-emploi?keywords=fleuriste', 'fleuriste'],
])('[SEARCH-13] %s searches "%s": a profile’s words, unless a job is chosen', async (path, keywords) => {
  const asked: (string | null)[] = [];
  await load(path, (parameters) => {
    asked.push(parameters.get('keywords'));
    return aResult([anOffer()]);
  });
  expect(asked).toEqual([keywords]);
});

test('[PERF-01] requests the offers of keywords in a town while the town is looked up', async () => {
  const asked = Promise.withResolvers<void>();
  const api = searchApi(
    () => {
      asked.resolve();
      return aResult([anOffer()]);
    },
    { '/referentials/town_44109': () => asked.promise.then(() => NANTES) },
  );
  const { data } = await loader(pageRequest('/offres-emploi?keywords=fleuriste&codeTown=town_44109', api));
  expect(data).toMatchObject({ count: 1, items: { place: { label: 'Nantes (44)' } } });
});

test('[ROUTE-05] a page past the last one answers 404 with its layout', async () => {
  const { data, init } = await load('/offres-emploi?page=3', () => ({
    ...aResult([]),
    count: 12,
    maxPages: 2,
  }));
  expect(init?.status).toBe(404);
  expect(data).toMatchObject({ count: 12, offers: [] });
});

test('[ROUTE-05] an unknown path is not found', async () => {
  expect(await thrownBy(load('/nos-offres/boucher/zzz'))).toMatchObject({ init: { status: 404 } });
});

test('[ROUTE-12] permanently redirects a legacy address', async () => {
  const thrown = await thrownBy(load('/offres-emploi?activity_field_id=job_boucherie'));
  expect(thrown).toMatchObject({ status: 301 });
  expect((thrown as Response).headers.get('Location')).toBe('/nos-offres/boucher');
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', () => new Response('[]', { status: 500 })],
])('[ERROR-03] when the job API %s, returns an error page with 503', async (_what, answer) => {
  expect(await thrownBy(load('/offres-emploi', answer))).toMatchObject({
    init: { status: 503, statusText: expect.stringContaining('momentanément indisponible') as unknown },
  });
});

test('rethrows a bug unchanged, not as a failure of the job API', async () => {
  const unreadable = { ...aResult([anOffer()]), list: undefined } as unknown as ReturnType<typeof aResult>;
  expect(await thrownBy(load('/offres-emploi', () => unreadable))).toBeInstanceOf(TypeError);
});

test('a search that the job API refuses answers 400', async () => {
  const refused = () => new Response('[]', { status: 400 });
  expect(await thrownBy(load('/offres-emploi', refused))).toMatchObject({ init: { status: 400 } });
});

describe('[SEARCH-18] interpreted keywords', () => {
  const nantes = { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN', typed: 'nantes' };
  const read = { ...aResult([anOffer()], 7), keywordPlace: nantes, searchedKeywords: 'boucher' };
  const inVain = { ...read, hasAnyKeyword: true };

  async function searched(keywords: string, interpretation: object, meant: object = aResult([])) {
    const asked: string[] = [];
    const page = await load(`/offres-emploi?keywords=${keywords}`, (parameters) => {
      asked.push(parameters.toString());
      return parameters.get('keywords') === keywords ? interpretation : meant;
    });
    return { ...page, asked };
  }

  test('are resolved in one API call', async () => {
    const { data, asked } = await searched('boucher nantes', read);
    expect(data).toMatchObject({
      count: 7,
      isPlaceRead: true,
      search: { criteria: { keywords: 'boucher', codeTown: 'town_44109' } },
      notes: [{ link: { href: '/offres-emploi?keywords=boucher%20nantes&keywordsAs=words' } }],
    });
    expect(asked).toHaveLength(1);
  });

  test('are searched as interpreted if a part of them is ignored', async () => {
    const { data } = await searched('boucher nantes', inVain, aResult([anOffer()], 9));
    expect(data).toMatchObject({ count: 9, search: { criteria: { codeTown: 'town_44109' } } });
  });

  test('are sorted by date if they are only filter values', async () => {
    const { asked } = await searched('stage', {
      ...aResult([anOffer()], 7),
      searchedKeywords: '',
      keywordFilters: [{ parameter: 'codeContractType', code: 'dr_contract_stage', label: '', typed: '' }],
    });
    expect(asked.at(-1)).toContain('codeContractType=dr_contract_stage');
    expect(asked.at(-1)).toContain('sort=publicationDate');
  });

  test('stay literal if their interpretation finds nothing', async () => {
    const { data } = await searched('boucher nantes', inVain);
    expect(data).toMatchObject({ count: 7, search: { criteria: { keywords: 'boucher nantes' } } });
    expect(data).not.toHaveProperty('isPlaceRead');
  });
});

describe('[SEARCH-03] an unknown typed place', () => {
  const typed = (lieu: string) => `/offres-emploi?quoi=boucher&lieu=${lieu}&radius=50`;
  const noPlace = () => aResult([]);

  test('returns the regions to choose from, without offers', async () => {
    const { data, init } = await load(typed('Trifouillis'), noPlace);
    expect(init?.status ?? 200).toBe(200);
    expect(data).toMatchObject({
      unknownPlace: 'Trifouillis',
      search: { criteria: { codeJobName: 'job_boucherie', radius: 50 } },
      choices: [
        {
          label: 'Bretagne',
          href: '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeRegion=reg_53',
        },
      ],
      everywhereHref: '/nos-offres/boucher',
    });
    expect(data).not.toHaveProperty('offers');
  });

  test('returns at most four of the places with the same prefix', async () => {
    const town = (_: unknown, index: number) => ({
      ...NANTES,
      code: `town_${index}`,
      label: `Nantiat ${index}`,
      labelForUrl: `nantiat-${index}`,
    });
    const places = (parameters: URLSearchParams) =>
      'nantiat'.startsWith(parameters.get('keyword') ?? 'none') ? Array.from({ length: 9 }, town) : [];
    const api = searchApi(noPlace, { '/referentials/': places });
    const { data } = await loader(pageRequest(typed('nantixx'), api));
    expect(data).toMatchObject({ choices: [0, 1, 2, 3].map((index) => ({ label: `Nantiat ${index}` })) });
  });

  test('returns similar places, and keeps the radius', async () => {
    const { data } = await load(typed('nantezz'), noPlace);
    expect(data).toMatchObject({
      choices: [
        {
          label: 'Nantes (44)',
          href: '/offres-emploi?codeJobName=job_boucherie&labelJobForUrl=boucher&codeTown=town_44109&radius=50',
        },
      ],
    });
  });

  test('lists first the place named with a typing error', async () => {
    const rennes = { code: 'town_35238', label: 'Rennes (35)', type: 'TOWN' };
    const { data } = await load(typed('nantezz'), () => ({ ...aResult([]), keywordPlace: rennes }));
    expect(data).toMatchObject({ choices: [{ label: 'Rennes (35)' }, { label: 'Nantes (44)' }] });
  });
});

describe('[SEARCH-10] wider searches for an empty result', () => {
  const asked = new Set<string>();
  /** Returns the page's suggestions when the nearest offers are at this distance, in kilometres. */
  const alternativesOf = async (path: string, distance: number) => {
    asked.clear();
    const { data } = await load(path, (parameters) => {
      asked.add(String(parameters));
      return Number(parameters.get('radius')) >= distance ? aResult([anOffer()]) : aResult([]);
    });
    return (data as ResultsData).noResult?.alternatives ?? [];
  };
  const around = '/offres-emploi?keywords=fleuriste&codeTown=town_44109';
  const radii = () => [...asked].map((query) => new URLSearchParams(query).get('radius'));

  test('use the queries of their own pages, so that responses are cached', async () => {
    const [nearest] = await alternativesOf(around, 50);
    expect(nearest?.label).toBe('Élargir à 50\u00A0km');
    const before = [...asked];
    await alternativesOf(nearest?.href ?? '', 50);
    expect(asked.size).toBe(1);
    expect(before).toEqual(expect.arrayContaining([...asked]));
  });

  test('start with the widest circle, as narrower ones cannot have more', async () => {
    expect(await alternativesOf(around, 60)).toMatchObject([{ label: 'Élargir à 100\u00A0km' }]);
    expect(radii()).toEqual(expect.arrayContaining(['50', '100']));
    expect(await alternativesOf(around, 200)).toEqual([]);
    expect(radii()).not.toContain('50');
  });

  test('are popular jobs if keywords alone find nothing', async () => {
    const { data } = await load('/offres-emploi?keywords=xylophone', (parameters) =>
      parameters.has('keywords') ? aResult([]) : aResult([anOffer()]),
    );
    expect((data as ResultsData).noResult?.alternatives).toMatchObject([
      { label: 'Boucher', href: '/nos-offres/boucher', count: 1 },
      { label: 'Tous les métiers', href: '/offres-emploi', count: 1 },
    ]);
  });
});

test('[SEARCH-14] fills a filter from the counts if its values cannot be loaded', async () => {
  const api = searchApi(() => aResult([anOffer()]));
  const failing = {
    ...api,
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      String(input).includes('CONTRACT_TYPE') ? Promise.reject(new Error('down')) : api.fetch(input, init),
  };
  const { data } = await loader(pageRequest('/offres-emploi', failing));
  expect(data).toMatchObject({
    facets: {
      codeContractType: [
        { label: 'CDI', count: 31 },
        { label: 'CDD', count: 9 },
      ],
    },
  });
});

test('[SEARCH-14] ignores an aborted navigation', async () => {
  const abandoned = new AbortController();
  abandoned.abort();
  const request = pageRequest(
    '/offres-emploi',
    searchApi(() => aResult([])),
    { signal: abandoned.signal },
  );
  await expect(loader(request)).rejects.toMatchObject({ name: 'AbortError' });
});
