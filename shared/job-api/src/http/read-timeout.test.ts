import Fastify from 'fastify';
import { WITHOUT_DATA } from '../../tools/openapi/document.ts';
import { createApp } from '../app.ts';
import { errors } from './errors.ts';
import { readTimeout } from './read-timeout.ts';

it('[API-04] responds with 503 to a read that never ends, but not to a slow form', async () => {
  const app = Fastify();
  await app.register(errors);
  await app.register(readTimeout, { milliseconds: 50 });
  const taken = Promise.withResolvers<string>();
  app.get('/', () => new Promise(() => undefined));
  app.post('/', () => taken.promise);
  const form = app.inject({ method: 'POST', url: '/' });
  const read = await app.inject('/');
  expect([read.statusCode, read.headers['retry-after'], read.json()]).toEqual([
    503,
    '2',
    [expect.objectContaining({ code: 'UNAVAILABLE' })],
  ]);
  taken.resolve('taken');
  expect((await form).body).toBe('taken');
});

it('[ERROR-03] times out a request after five minutes, an idle connection after one', async () => {
  const app = await createApp(WITHOUT_DATA);
  expect([app.server.requestTimeout, app.server.timeout]).toEqual([300_000, 60_000]);
  await app.close();
});
