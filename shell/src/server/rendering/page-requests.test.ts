/** @jest-environment node */
import { data, isRouteErrorResponse } from 'react-router';
import { backendOf } from '@careers/platform';
import { apiDouble, noContributions, testConfiguration } from '@careers/testing';
import type { PageRequest, RemoteManifest } from '@careers/contract';
import { PageRequests } from './page-requests.ts';
import { inRequestScope, newScope } from './request-scope.ts';

const onError = jest.fn();
const loadWidget = jest.fn(() => Promise.resolve({ id: 'w1-a', widget: 'a', remote: null, data: null }));
const remote = { name: 'mf-example' } as RemoteManifest;
const noBackend = (): Promise<Response> => Promise.reject(new Error('no backend'));
const backendsOf = jest.fn((_of: RemoteManifest) => (_name: string) => ({ fetch: noBackend }));
const requests = new PageRequests({
  context: { api: apiDouble({}), configuration: testConfiguration },
  loadWidget,
  backendsOf,
  contributions: () => noContributions,
  onError,
});
const input = { request: new Request('https://site.test/offres-emploi?page=2'), params: { job: 'boucher' } };
const thrownBy = (answer: (request: PageRequest) => unknown) =>
  requests.ask(remote, input, answer).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

it('passes the request to a loader, and returns its result', async () => {
  const asked: PageRequest[] = [];
  expect(await requests.ask(remote, input, (request) => [asked.push(request), 'data'][1])).toBe('data');
  expect(asked[0]).toMatchObject({ params: { job: 'boucher' }, configuration: testConfiguration });
  expect(asked[0]?.url.search).toBe('?page=2');
  await asked[0]?.widget('a', { size: 3 });
  expect(loadWidget).toHaveBeenCalledWith('a', { size: 3 }, asked[0]?.signal);
});

it('[ERROR-03] times out a loader with 503, and aborts its signal', async () => {
  const aborted = jest.fn();
  jest.useFakeTimers();
  const asked = thrownBy(
    ({ signal }) => new Promise(() => signal.addEventListener('abort', aborted, { once: true })),
  );
  await jest.advanceTimersByTimeAsync(12_000);
  const thrown = await asked;
  jest.useRealTimers();
  expect(thrown).toMatchObject({ init: { status: 503 } });
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith('/offres-emploi took more than 12000 ms to load', expect.anything());
});

it('rethrows a loader’s error unchanged', async () => {
  const gone = data(null, { status: 410 });
  expect(await thrownBy(() => Promise.reject(gone))).toBe(gone);
  expect(isRouteErrorResponse(await thrownBy(() => Promise.reject(new TypeError('broken'))))).toBe(false);
  expect(onError).not.toHaveBeenCalled();
});

it('[TEAM-08] counts an action’s API requests for its visitor, without giving the area their address', async () => {
  const sent: Request[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(new Response('{}'));
  };
  const api = { baseUrl: 'https://api.test', fetch };
  const ofApi = new PageRequests({
    context: { api, configuration: testConfiguration },
    loadWidget,
    backendsOf,
    contributions: () => noContributions,
    onError,
  });
  const scope = newScope(
    { key: '', remotes: new Map(), missing: [] },
    {
      isRendered: true,
      submission: {
        fields: '',
        visitor: '192.0.2.1',
      },
    },
  );
  const asked = await inRequestScope(scope, () =>
    ofApi.act(remote, input, async (request) => {
      await request.api.fetch('https://api.test/offers/');
      await request.api.fetch('https://api.test/later', { method: 'POST', body: 'a=b' });
      return request;
    }),
  );
  expect(sent.map(({ method, headers }) => [method, headers.get('x-forwarded-for')])).toEqual([
    ['GET', null],
    ['POST', '192.0.2.1'],
  ]);
  expect(await sent[1]?.text()).toBe('a=b');
  expect(JSON.stringify(asked)).not.toContain('192.0.2.1');
});

it('[TEAM-11] loaders and actions get the backends of their own remote', async () => {
  const names: string[] = [];
  backendsOf.mockImplementation(({ name }) => (backend) => {
    names.push(`${name}/${backend}`);
    return { fetch: () => Promise.resolve(Response.json([])) };
  });
  await requests.ask(remote, input, (request) => backendOf(request, 'contact').fetch('/v1/topics'));
  const scope = newScope(
    { key: '', remotes: new Map(), missing: [] },
    { isRendered: true, submission: { fields: '', visitor: '' } },
  );
  await inRequestScope(scope, () =>
    requests.act(remote, input, (request) => backendOf(request, 'letters').fetch('/v1', { method: 'POST' })),
  );
  expect(names).toEqual(['mf-example/contact', 'mf-example/letters']);
});
