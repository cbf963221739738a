/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CachedApi } from './cached-api.ts';

let server: Server;
let requests: string[];
let answer: { status: number; body: string; location?: string };
let errors: [message: string, cause: unknown][];
let api: CachedApi;

beforeEach(async () => {
  requests = [];
  answer = { status: 200, body: '{"list":[]}' };
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'x-total-elements': '7',
      ...(answer.location ? { location: answer.location } : {}),
    });
    response.end(answer.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  errors = [];
  api = new CachedApi({ apiUrl: `http://127.0.0.1:${port}`, onError: (...error) => errors.push(error) });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('the cached API', () => {
  it('shares one request between concurrent callers', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.get('/api/v2.0/entity/?page=0')));
    expect(requests).toEqual(['/api/v2.0/entity/?page=0']);
    expect(answers.map(({ headers }) => headers['x-total-elements'])).toEqual(Array(5).fill('7'));
  });

  it('caches responses by path and query', async () => {
    await api.get('/api/v2.0/offers/?page=0');
    await api.get('/api/v2.0/offers/?page=0');
    await api.get('/api/v2.0/offers/?page=1');
    expect(requests).toHaveLength(2);
  });

  it('caches 404s of names, but not of offers', async () => {
    answer = { status: 404, body: '[]' };
    for (const path of ['/api/v2.0/offerprofiles/fleuriste', '/api/v2.0/offers/2025-1'])
      for (const _time of [1, 2]) expect((await api.get(path)).status).toBe(404);
    expect(requests).toEqual([
      '/api/v2.0/offerprofiles/fleuriste',
      '/api/v2.0/offers/2025-1',
      '/api/v2.0/offers/2025-1',
    ]);
  });

  it('does not cache a 5xx', async () => {
    answer = { status: 503, body: '[]' };
    expect((await api.get('/api/v2.0/entity/')).status).toBe(503);
    answer = { status: 200, body: '[]' };
    expect((await api.get('/api/v2.0/entity/')).status).toBe(200);
  });

  it('passes redirects through to the browser', async () => {
    answer = { status: 302, body: '', location: '/alerte/desinscription?jeton=x' };
    const { status, headers } = await api.get(
      '/api/v2.0/offers/subscriptionmailwithoutaccount/unsubscription',
    );
    expect([status, headers['location']]).toEqual([302, '/alerte/desinscription?jeton=x']);
  });

  it('[ERROR-03] throws a TypeError, as fetch does, when the API is down and nothing is cached', async () => {
    server.close();
    await expect(api.get('/api/v2.0/entity/')).rejects.toMatchObject({
      name: 'TypeError',
      message: 'The job API does not answer',
      cause: { cause: { code: 'ECONNREFUSED' } },
    });
  });

  it('[ERROR-03] times out on a response that does not end', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    try {
      server.removeAllListeners('request');
      const begun = new Promise((resolve) =>
        server.once('request', (_request, response) => response.write('[', resolve)),
      );
      const late = expect(api.get('/api/v2.0/entity/')).rejects.toThrow(TypeError);
      await begun;
      jest.advanceTimersByTime(10_000);
      await late;
      expect(errors).toEqual([[expect.any(String), expect.objectContaining({ name: 'TimeoutError' })]]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[ERROR-03] stops asking an API that hangs, then probes it with one request until it answers', async () => {
    jest.useFakeTimers();
    let isHanging = true;
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        isHanging ? new Promise(() => undefined) : Promise.resolve(Response.json([])),
      );
    const fail = (pages: number[]) =>
      Promise.all(
        pages.map((page) => expect(api.get(`/api/v2.0/offers/?page=${page}`)).rejects.toThrow(TypeError)),
      );
    try {
      const first = fail([0, 1, 2]);
      await jest.advanceTimersByTimeAsync(5_000);
      const later = fail([3]);
      await jest.advanceTimersByTimeAsync(5_000);
      await Promise.all([first, later]);
      await fail([3]);
      expect(asked).toHaveBeenCalledTimes(4);

      await jest.advanceTimersByTimeAsync(5_000);
      const second = fail([4, 5]);
      await jest.advanceTimersByTimeAsync(1_000);
      await second;
      expect(asked).toHaveBeenCalledTimes(5);
      expect(errors).toHaveLength(5);

      isHanging = false;
      await jest.advanceTimersByTimeAsync(5_000);
      for (const page of [6, 7]) expect((await api.get(`/api/v2.0/offers/?page=${page}`)).status).toBe(200);
    } finally {
      asked.mockRestore();
      jest.useRealTimers();
    }
  });

  it('[SEC-02] reports server and connection errors of the API, without what visitors typed', async () => {
    answer = { status: 404, body: '[]' };
    await api.get('/api/v2.0/offers/1999-1');
    expect(errors).toEqual([]);

    answer = { status: 503, body: '[{"code":"UNAVAILABLE"}]' };
    await api.get('/api/v2.0/offerprofiles/jeanne-durand');
    expect(errors).toEqual([['The job API answers 503: GET /api/v2.0/offerprofiles', answer.body]]);

    server.closeAllConnections();
    server.close();
    await api.get('/api/v2.0/offers/?keywords=jeanne.durand').catch(() => undefined);
    expect(errors[1]).toEqual(['The job API does not answer: GET /api/v2.0/offers', expect.anything()]);
  });

  it('rejects as soon as the caller’s signal is aborted', async () => {
    const signal = AbortSignal.abort();
    await expect(api.fetch('http://api.test/api/v2.0/entity/', { signal })).rejects.toThrow(/abort/i);
  });
});
