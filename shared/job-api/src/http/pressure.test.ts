import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { errors } from './errors.ts';
import { pressure } from './pressure.ts';

let app: FastifyInstance;
let isFull = false;
let release: () => void;
beforeEach(async () => {
  isFull = false;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = Fastify();
  await app.register(errors);
  await app.register(pressure, { isFull: () => isFull });
  app.get('/slow', () => released.then(() => 'done'));
  app.get('/healthz', () => 'ok');
});
afterEach(() => app.close());

const refused = {
  statusCode: 503,
  headers: expect.objectContaining({ 'retry-after': '2' }),
  body: expect.stringContaining('UNAVAILABLE'),
};

it('answers 503 with Retry-After while the database is full', async () => {
  isFull = true;
  expect(await app.inject('/slow')).toMatchObject(refused);
  expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 });
});

it('answers 503 above the limit, completes accepted requests, then accepts more', async () => {
  const taken = Array.from({ length: 200 }, async () => app.inject('/slow'));
  // Accepted requests have started before this one is refused, as injections run in order.
  expect(await app.inject('/slow')).toMatchObject(refused);
  release();
  expect((await Promise.all(taken)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await app.inject('/slow')).toMatchObject({ statusCode: 200 });
});

it('does not count clients that aborted', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const left: Promise<unknown>[] = [];
  const allHaveCome = new Promise<void>((resolve) => {
    app.server.on('request', (_request, response: ServerResponse) => {
      if (left.push(once(response, 'close')) === 200) resolve();
    });
  });
  const visitors = new AbortController();
  const asked = Array.from({ length: 200 }, async () =>
    fetch(`${address}/slow`, { signal: visitors.signal }),
  );
  await allHaveCome;
  expect(await app.inject('/slow')).toMatchObject(refused);

  visitors.abort();
  const answers = await Promise.allSettled(asked);
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  await Promise.all(left);
  release();
  expect(await app.inject('/slow')).toMatchObject({ statusCode: 200 });
});
