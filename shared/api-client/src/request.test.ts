import { BusinessError, EntityNotFoundError, SecurityError, TechnicalError } from './errors.ts';
import { jsonAnswer, recordedClient } from './testing/recorded-fetch.ts';

const refusal = [{ field: 'page', code: 'INVALID_FORMAT', message: 'Valeur refusée' }];

describe('[API-03] an error response', () => {
  it.each([
    [404, EntityNotFoundError, 404],
    [400, BusinessError, 400],
    [503, SecurityError, 503],
    [401, TechnicalError, 500],
    [409, TechnicalError, 500],
    [429, TechnicalError, 500],
    [500, TechnicalError, 500],
    [502, TechnicalError, 500],
  ])('%i is a %p, and the page’s status is %i', async (status, kind, pageStatus) => {
    const { api, requests } = recordedClient(() => Response.json(refusal, { status }));
    const error: unknown = await api.offers.get('2025-1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status: pageStatus, items: refusal });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['an object', () => Response.json(refusal[0], { status: 400 }), refusal],
    [
      'no JSON',
      () => new Response('<html>Bad gateway</html>', { status: 400 }),
      [{ field: 'unknown field', code: 'unknown code', message: 'unknown error' }],
    ],
    [
      'an object without a message',
      () => Response.json({ code: 'X' }, { status: 400 }),
      [{ field: 'unknown field', code: 'X', message: 'unknown error' }],
    ],
  ])('may be %s', async (_case, answer, items) => {
    const { api } = recordedClient(answer);
    await expect(api.offers.get('2025-1')).rejects.toMatchObject({ items });
  });

  it('never shows internal errors', async () => {
    const { api } = recordedClient(() => Response.json({ stack: 'at secret.ts:1' }, { status: 500 }));
    await expect(api.offers.get('2025-1')).rejects.toThrow('the API cannot respond correctly');
  });
});

describe('a success', () => {
  it.each([
    ['breaks off', () => new Response(brokenOff(), { status: 200 })],
    ['is no JSON', () => new Response('<html>Maintenance</html>', { status: 200 })],
  ])('[API-03] that %s is a technical error, not an empty response', async (_case, answer) => {
    const { api } = recordedClient(answer);
    await expect(api.offers.get('2025-1')).rejects.toBeInstanceOf(TechnicalError);
    await expect(api.alerts.subscribe(new FormData())).rejects.toBeInstanceOf(TechnicalError);
  });
});

describe('a network failure', () => {
  it('[API-03] is retried once for a GET', async () => {
    let calls = 0;
    const { api, requests } = recordedClient(() => {
      calls += 1;
      if (calls === 1) throw new TypeError('fetch failed');
      return jsonAnswer({ reference: '2025-1' });
    });
    expect(await api.offers.get('2025-1')).toEqual({ reference: '2025-1' });
    expect(requests).toHaveLength(2);
  });

  it('[API-03] twice is a technical error that keeps its cause', async () => {
    const failure = new TypeError('fetch failed');
    const { api, requests } = recordedClient(() => {
      throw failure;
    });
    const error: unknown = await api.offers.get('2025-1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TechnicalError);
    expect(error).toMatchObject({ status: 500, cause: failure });
    expect(requests).toHaveLength(2);
  });

  it('[API-03] is never retried for a POST', async () => {
    const { api, requests } = recordedClient(() => {
      throw new TypeError('fetch failed');
    });
    await expect(api.alerts.subscribe(new FormData())).rejects.toBeInstanceOf(TechnicalError);
    expect(requests).toHaveLength(1);
  });
});

function brokenOff(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"reference":'));
      controller.error(new TypeError('terminated'));
    },
  });
}

/** Never responds, but rejects on abort as `fetch` does. */
const silence = (_url: URL, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('[API-03] a timeout of the API is a technical error, without a retry', async () => {
  const { api, requests } = recordedClient(silence, { timeoutMilliseconds: 20 });
  await expect(api.offers.get('2025-1')).rejects.toBeInstanceOf(TechnicalError);
  expect(requests).toHaveLength(1);
});

it('[SEARCH-14] an aborted request rejects as such, and is not retried', async () => {
  const abort = new AbortController();
  const { api, requests } = recordedClient(silence);
  const answer = api.offers.list({}, { signal: abort.signal });
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(1);
});
