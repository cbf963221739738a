import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { serveLoopback } from '../testing/loopback.ts';
import type { Loopback } from '../testing/loopback.ts';
import { delayAfter, sendDeliveries } from './send-deliveries.ts';

const HOUR = 60 * 60_000;
const headers = { authorization: 'Bearer Camille' };

let registry: CoreRegistry;
let receiver: Loopback;
let status: number;
let received: { headers: IncomingHttpHeaders; body: string }[];
beforeAll(async () => {
  registry = await startCoreRegistry();
  receiver = await serveLoopback(() => async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
}, 120_000);
afterAll(async () => {
  await registry.stop();
  await receiver.stop();
});
beforeEach(async () => {
  [status, received] = [204, []];
  await registry.reset();
  await registry.database.deleteFrom('webhook').execute();
  await registry.addVersion('mf-search', '1.0.0');
});

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = headers) => {
  const answer = await registry.app.inject({ method, url, headers: who, ...(payload && { payload }) });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as Answer };
};
const add = (url = `${receiver.origin}/moves`) => send('POST', '/v1/webhooks', { url, reason: 'For chat.' });
const promote = () =>
  registry.move({ action: 'promote', remote: 'mf-search', version: '1.0.0', reason: 'First.' });
const deliverIn = (milliseconds: number) =>
  sendDeliveries(registry.database, new Date(Date.now() + milliseconds));
const waiting = async () => (await send('GET', '/v1/webhooks')).body[0].waiting;

describe('[REL-12] a webhook', () => {
  it('receives each move once, signed with its secret', async () => {
    const { secret } = (await add()).body;
    await promote();
    // One of two registry processes claims the delivery.
    await Promise.all([deliverIn(0), deliverIn(0)]);
    await deliverIn(24 * HOUR - 60_000);
    expect(received).toHaveLength(1);
    const [delivery] = received;
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
      type: 'release.moved',
      data: {
        ...{ environment: 'production', revision: 2, who: 'Camille', command: 'promote mf-search 1.0.0' },
        ...{ remote: 'mf-search', reason: 'First.', before: null, after: { stable: '1.0.0' } },
      },
    });
    const id = String(delivery?.headers['webhook-id']);
    const timestamp = String(delivery?.headers['webhook-timestamp']);
    const key = Buffer.from(String(secret).replace('whsec_', ''), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${delivery?.body}`).digest('base64');
    expect(delivery?.headers['webhook-signature']).toBe(`v1,${signed}`);
    expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(10 * 60_000);
    expect(await waiting()).toBe(0);
  });

  it.each([500, 404, 302])(
    'that answers %s receives it again with the same id, after growing delays',
    async (answer) => {
      status = answer;
      await add();
      await promote();
      await deliverIn(0);
      expect(await waiting()).toBe(1);
      await deliverIn(0);
      expect(received).toHaveLength(1);
      await deliverIn(HOUR);
      await deliverIn(HOUR + delayAfter(1) - 1_000);
      expect(received).toHaveLength(2);
      status = 200;
      await deliverIn(HOUR + delayAfter(1));
      expect(new Set(received.map((each) => each.headers['webhook-id'])).size).toBe(1);
      expect([received.length, await waiting()]).toEqual([3, 0]);
    },
  );

  it('that is down for a day misses those deliveries', async () => {
    status = 503;
    await add();
    await promote();
    await deliverIn(0);
    await deliverIn(25 * HOUR);
    expect([received.length, await waiting()]).toEqual([1, 0]);
  });

  it('receives no refused move, nor any once it is removed', async () => {
    const { id } = (await add()).body;
    await registry.move({ action: 'promote', remote: 'mf-search', version: '9.9.9', reason: 'None.' });
    expect(await waiting()).toBe(0);
    expect((await send('DELETE', `/v1/webhooks/${id}`)).status).toBe(204);
    await promote();
    await deliverIn(0);
    expect(received).toEqual([]);
    expect((await send('DELETE', `/v1/webhooks/${id}`)).status).toBe(404);
  });

  it('needs an administrator, and an HTTPS address', async () => {
    const manager = { authorization: 'Bearer manager' };
    for (const answer of [
      await send('GET', '/v1/webhooks', undefined, manager),
      await send('POST', '/v1/webhooks', { url: receiver.origin, reason: 'Mine.' }, manager),
      await send('DELETE', '/v1/webhooks/7a3f6f0e-6d0c-4f5e-9d7c-0a8f6f0e6d0c', undefined, manager),
    ])
      expect(answer.status).toBe(403);
    expect((await add('http://ci.example/')).body.rule).toBe('webhook-refused');
    expect((await add()).status).toBe(201);
    expect((await add()).body.rule).toBe('webhook-refused');
    expect(JSON.stringify((await send('GET', '/v1/webhooks')).body)).not.toContain('whsec_');
  });

  it('retries after 10 s, 40 s and so on, finally every four hours', () => {
    expect([0, 1, 2].map(delayAfter)).toEqual([10_000, 40_000, 160_000]);
    expect(delayAfter(50)).toBe(4 * HOUR);
  });
});
