import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BusinessError, TechnicalError } from './errors.ts';
import { sendApplication } from './send-application.ts';

let server: Server;
let baseUrl: string;
let answer: (response: ServerResponse) => void;
let received: { method: string; path: string; key: unknown }[];

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    for (const name of ['origin', 'headers']) response.setHeader(`access-control-allow-${name}`, '*');
    if (request.method === 'OPTIONS') return response.end();
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, key: headers['idempotency-key'] });
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) => {
  return sendApplication(baseUrl, new FormData(), { idempotencyKey: 'key-of-one', ...options });
};
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const receipt = { id: 'a1b2c3', receivedAt: '2026-11-21T10:02:00+01:00' };

it.each([201, 200])(
  '[APPLY-06] sends the form once under its key, and takes %i for stored',
  async (status) => {
    answer = json(status, receipt);
    const shares: number[] = [];
    expect(await send({ onProgress: (share) => shares.push(share) })).toEqual(receipt);
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/api/v2.0/applicationswithoutaccount/',
        key: 'key-of-one',
      },
    ]);
    expect(shares.at(-1)).toBe(1);
  },
);

it('[API-03] says why it is refused', async () => {
  const items = [{ field: 'cv', code: 'FILE_TYPE', message: 'Merci de vérifier' }];
  answer = json(400, items);
  const error: unknown = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BusinessError);
  expect(error).toMatchObject({ items });
});

it('[API-03] is never tried again by itself when the network fails', async () => {
  answer = (response) => response.destroy();
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(send()).rejects.toBeInstanceOf(TechnicalError);
  expect(received).toHaveLength(1);
  silent.mockRestore();
});

it('ends with the caller’s abort, as such, and does not even begin after it', async () => {
  const abort = new AbortController();
  answer = () => abort.abort();
  await expect(send({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await expect(send({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(1);
});
