import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveReadOnlyApi } from './read-only-api.ts';

const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`);
  response.writeHead(request.url === '/api/v2.0/offers/0' ? 404 : 200, { 'x-total-elements': '3' });
  response.end('[1,2,3]');
});
let api: Awaited<ReturnType<typeof serveReadOnlyApi>>;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  api = await serveReadOnlyApi(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});
beforeEach(() => asked.splice(0));
afterAll(async () => {
  await api.stop();
  await new Promise((resolve) => site.close(resolve));
});

test('[TEAM-06] passes reads of the job API, with totals and errors', async () => {
  const list = await fetch(`${api.url}/api/v2.0/offers/?page=0`, { headers: { cookie: 'mine=1' } });
  expect([list.headers.get('x-total-elements'), await list.json()]).toEqual(['3', [1, 2, 3]]);
  expect((await fetch(`${api.url}/api/v2.0/offers/0`)).status).toBe(404);
  expect(asked).toEqual(['GET /api/v2.0/offers/?page=0 ', 'GET /api/v2.0/offers/0 ']);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '[TEAM-06] %s never reaches the site and is refused with the reason',
  async (method) => {
    const answer = await fetch(`${api.url}/api/v2.0/applications/`, { method, body: 'cv' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(/l’API du site se lit seulement\u00a0: rien n’est envoyé/);
    expect(asked).toEqual([]);
  },
);

test('[TEAM-06] reports a site that is down', async () => {
  const lost = await serveReadOnlyApi('http://127.0.0.1:9');
  const answer = await fetch(`${lost.url}/api/v2.0/offers/`);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('ne répond pas')]);
  await lost.stop();
});
