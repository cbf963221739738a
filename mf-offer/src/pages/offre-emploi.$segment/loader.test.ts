import { apiDouble, pageRequest, testConfiguration } from '@careers/testing';
import type { ApiAnswer } from '@careers/testing';
import { anAnonymousOffer, anOffer } from '../../test/an-offer.ts';
import { jobPosting } from './job-posting.ts';
import { loader } from './page.server.ts';
import { toOfferData } from '../../offer/offer-data.ts';

/** Loads a path; `counts` are the offers of the job by place. */
async function load(path: string, answer: ApiAnswer, counts: Record<string, number> = {}) {
  const widgets: Record<string, unknown> = {};
  const api = apiDouble({
    '/offers/2026-10432': answer,
    '/offers/': (query) => ({
      list: [],
      count: counts[query.get('codeDepartment') ?? query.get('codeRegion')!] ?? 0,
    }),
  });
  const request = pageRequest(path, api, {
    params: { segment: path.split('?')[0]!.split('/').at(-1)! },
    widget: (name, props) => {
      widgets[name] = props;
      return Promise.resolve({ id: name, widget: name, remote: null, data: null });
    },
  });
  const result = await loader(request).catch(
    (thrown: unknown) => thrown as Awaited<ReturnType<typeof loader>> | Response,
  );
  return { result, widgets };
}

const CANONICAL = '/offre-emploi/boucher-h-f-2026-10432';
const statusOf = (result: Awaited<ReturnType<typeof load>>['result']) =>
  result instanceof Response ? result.status : result.init?.status;

it('[ROUTE-03] another title is redirected to today’s, the query kept', async () => {
  const { result } = await load('/offre-emploi/vieux-titre-2026-10432?source=careers', () => anOffer());
  expect(result).toBeInstanceOf(Response);
  expect(statusOf(result)).toBe(301);
  expect((result as Response).headers.get('location')).toBe(`${CANONICAL}?source=careers`);
});

it.each([
  ['an open offer', CANONICAL, () => anOffer(), 200, undefined],
  ['[OFFER-05] a closed one', CANONICAL, () => anOffer({ status: 'CLOSED' }), 410, undefined],
  ['another form', '/offre-emploi/boucher-26-10432', () => anOffer(), 404, undefined],
  ['an unknown reference', '/offre-emploi/boucher-2026-1', () => anOffer(), 404, 'Offre introuvable'],
  [
    '[OFFER-05] one that the API has let go of',
    CANONICAL,
    () => new Response('[]', { status: 410 }),
    410,
    'Cette offre n’est plus disponible',
  ],
  [
    'one that cannot be had now',
    CANONICAL,
    () => new Response('[]', { status: 500 }),
    503,
    'Cette offre est momentanément indisponible',
  ],
])('[ROUTE-03] %s', async (_, path, answer, status, text) => {
  const { result } = await load(path, answer);
  expect(statusOf(result)).toBe(status);
  if (text) expect((result as { init: ResponseInit }).init.statusText).toBe(text);
});

describe('[OFFER-01] an offer with the fewest fields', () => {
  const { codeJobName: _, status: _status, validThrough: _last, recruiter: _who, ...least } = anOffer();

  it('is an open one without a last day', async () => {
    const { result } = await load(CANONICAL, () => least);
    expect(statusOf(result)).toBe(200);
    expect(result).toMatchObject({ data: { offer: { isClosed: false, lastDay: null, recruiter: null } } });
  });

  it('[OFFER-04] has no last day in its structured data either', () => {
    const posting = jobPosting(toOfferData(least, new Date()), testConfiguration);
    expect(posting).not.toHaveProperty('validThrough');
  });

  it('[OFFER-03] has similar offers by the name of its profile', async () => {
    const { widgets } = await load(CANONICAL, () => least);
    expect(widgets['offers-carousel']).toMatchObject({ criteria: { keywords: 'Boucher' } });
    expect(widgets['search-bar']).toMatchObject({
      criteria: { keywords: 'Boucher', codeDepartment: 'dep_44' },
    });
  });
});

describe('[OFFER-03] similar offers', () => {
  it.each([
    ['of the department', { dep_44: 4 }, { codeDepartment: 'dep_44' }],
    ['of the region, where the department has too few', { dep_44: 3, reg_52: 9 }, { codeRegion: 'reg_52' }],
    ['from anywhere, where there are too few around', {}, {}],
  ])('are those %s, without this one', async (_, counts, place) => {
    const { widgets } = await load(CANONICAL, () => anOffer(), counts);
    expect(widgets['offers-carousel']).toMatchObject({
      criteria: { codeJobName: 'job_boucherie', ...place },
      exceptReference: '2026-10432',
    });
  });
});

it('[OFFER-05] a closed offer has no application', async () => {
  expect((await load(CANONICAL, () => anOffer({ status: 'CLOSED' }))).widgets).not.toHaveProperty(
    'application',
  );
});

it('[OFFER-06] the application for an anonymous offer names no employer', async () => {
  const careless = anAnonymousOffer({ entity: anOffer().entity });
  expect((await load(CANONICAL, () => careless)).widgets['application']).toMatchObject({
    subject: { place: 'Vertou (44)', entity: null },
  });
});
