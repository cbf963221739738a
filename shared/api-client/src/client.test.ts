import type { ApiClient } from './client.ts';
import { jsonAnswer, recordedClient } from './testing/recorded-fetch.ts';

describe('[API-01] each call sends exactly the request of the contract', () => {
  const calls: readonly (readonly [request: string, call: (api: ApiClient) => Promise<unknown>])[] = [
    [
      'GET /offers/?page=0&size=10&sort=score,desc&keywords=boucher&codeTown=town_44109&radius=30',
      (api) =>
        api.offers.list({
          page: 0,
          size: 10,
          sort: 'score,desc',
          keywords: 'boucher',
          codeTown: 'town_44109',
          radius: 30,
        }),
    ],
    ['GET /offers/2025-10432', (api) => api.offers.get('2025-10432')],
    [
      'GET /offers/multiple?page=0&references=2025-1,2025-2',
      (api) => api.offers.multiple(['2025-1', '2025-2']),
    ],
    ['GET /offers/departments?keywords=boucher', (api) => api.offers.departments({ keywords: 'boucher' })],
    [
      'GET /offers/searches?page=0&size=1000&type=TOWN,REGION',
      (api) => api.offers.searches({ page: 0, size: 1000, type: ['TOWN', 'REGION'] }),
    ],
    [
      'GET /referentials/?type=TOWN,REGION&keyword=la%20ro&page=0&size=8',
      (api) => api.referentials.list({ type: ['TOWN', 'REGION'], keyword: 'la ro', page: 0, size: 8 }),
    ],
    ['GET /alertswithoutaccount/?token=3q2-7wAA', (api) => api.alerts.get('3q2-7wAA')],
    ['GET /referentials/dep_2A', (api) => api.referentials.get('dep_2A')],
    [
      'GET /referentials/forSEO?type=REGION&page=0',
      (api) => api.referentials.forSeo({ type: ['REGION'], page: 0 }),
    ],
    [
      'GET /referentials/offerKeyword?page=0&keyword=bou',
      (api) => api.referentials.offerKeyword({ keyword: 'bou' }),
    ],
    [
      'GET /entity/?page=0&size=100&sort=label,asc',
      (api) => api.entities.list({ page: 0, size: 100, sort: 'label,asc' }),
    ],
    [
      'GET /jobdescriptions/?page=0&size=1000&hasParent=true&withOffersProfile=false',
      (api) => api.jobDescriptions.list({ page: 0, size: 1000, hasParent: true, withOffersProfile: false }),
    ],
    ['GET /jobdescriptions/job_a%2Fb', (api) => api.jobDescriptions.get('job_a/b')],
    ['GET /jobdescriptions/forSEO?hasParent=true', (api) => api.jobDescriptions.forSeo({ hasParent: true })],
    ['GET /offerprofiles/boucher', (api) => api.offerProfiles.get('boucher')],
    ['GET /news/?page=1&size=10', (api) => api.news.list({ page: 1, size: 10 })],
    ['GET /news/42', (api) => api.news.get(42)],
    ['POST /offers/subscriptionmailwithoutaccount', (api) => api.alerts.subscribe(new FormData())],
  ];

  it.each(calls)('%s', async (request, call) => {
    const { api, requests } = recordedClient((url) =>
      jsonAnswer(url.pathname.endsWith('/offers/') ? {} : []),
    );
    await call(api);
    expect(requests).toEqual([request]);
  });

  it('sends no blank parameter, and accepts French JSON', async () => {
    let headers: HeadersInit | undefined;
    const { api, requests } = recordedClient((_url, init) => {
      headers = init.headers;
      return jsonAnswer({});
    });
    await api.offers.list({ keywords: '  ', codeTown: '', page: 0 });
    expect(requests).toEqual(['GET /offers/?page=0']);
    expect(headers).toEqual({ accept: 'application/json', 'accept-language': 'fr' });
  });

  it('sends no request without references', async () => {
    const { api, requests } = recordedClient(() => jsonAnswer([]));
    expect(await api.offers.multiple([])).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('[API-02] totals', () => {
  it('of the headers take precedence over those of the body', async () => {
    const { api } = recordedClient(() =>
      jsonAnswer({ count: 1, maxPages: 1 }, { 'X-Total-Elements': '37', 'X-Total-Pages': '4' }),
    );
    expect(await api.offers.list({})).toMatchObject({ count: 37, maxPages: 4 });
  });

  it('of the body apply when the headers are missing or not numeric', async () => {
    const { api } = recordedClient(() =>
      jsonAnswer({ count: 5, maxPages: 1 }, { 'X-Total-Elements': 'many' }),
    );
    expect(await api.offers.list({})).toMatchObject({ count: 5, maxPages: 1 });
  });

  it('of a list are undefined when the API omits them', async () => {
    const { api } = recordedClient(() => jsonAnswer([{ code: 'super-u' }]));
    expect(await api.entities.list({})).toEqual({
      items: [{ code: 'super-u' }],
      totalElements: undefined,
      totalPages: undefined,
    });
  });
});
