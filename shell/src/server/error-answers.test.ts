/** @jest-environment node */
import { BulkheadRejectedError } from 'cockatiel';
import Fastify from 'fastify';
import { errorAnswers } from './error-answers.ts';
import { PageFailed, ProcessExited, TimeoutError } from './render-processes/render-errors.ts';

it.each([
  ['a server error', new Error('password of the database'), 500],
  ['a bad request', Object.assign(new Error('bad'), { statusCode: 400 }), 400],
  ['an error with a success status', Object.assign(new Error('odd'), { statusCode: 200 }), 500],
])('[ERROR-01] sends one sentence when even the error page fails: %s', async (_case, error, status) => {
  const app = Fastify();
  await app.register(errorAnswers);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('An error occured while showing the error page');
});

it.each([
  new ProcessExited('released', null),
  new TimeoutError('too late'),
  new PageFailed('no page'),
  new BulkheadRejectedError(64, 0),
])('[FUSE-01] [ERROR-01] sends a static page in French when no process can render: %s', async (error) => {
  const app = Fastify();
  await app.register(errorAnswers);
  app.get('/', () => Promise.reject(error));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain('<h1>Cette page revient dans un instant</h1>');
  expect(body).not.toContain('<script');
});
