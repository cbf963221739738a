/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { development } from './development.ts';

const releases = { revision: 41 };
let careersDev: Server;
let app: FastifyInstance;

beforeEach(async () => {
  // Echoes the request.
  careersDev = createServer(({ method = '', url = '' }, response) => {
    response.writeHead(url.includes('gone') ? 404 : 200, { 'content-type': 'text/javascript' });
    response.end(`${method} ${url}`);
  });
  await new Promise<void>((resolve) => careersDev.listen(0, '127.0.0.1', resolve));
  app = Fastify();
  app.get('/remotes/:name/:version/*', () => 'a file of a version');
  const { port } = careersDev.address() as AddressInfo;
  await app.register(development, { url: `http://127.0.0.1:${port}`, releases });
});
afterEach(async () => {
  await app.close();
  await careersDev[Symbol.asyncDispose]();
});

it.each([
  ['GET', '/_development/events'],
  ['POST', '/_development/problems'],
] as const)('%s %s is answered by careers dev', async (method, url) => {
  expect((await app.inject({ method, url })).body).toBe(`${method} ${url}`);
});

it('proxies hot updates from careers dev with status and type; serves other files of remotes itself', async () => {
  const address = '/remotes/mf-jobs/1.0.0-development.100001';
  const update = await app.inject(`${address}/page.ab12.hot-update.js`);
  expect([update.body, update.headers['content-type']]).toEqual([
    `GET ${address}/page.ab12.hot-update.js`,
    'text/javascript',
  ]);
  expect((await app.inject(`${address}/gone.hot-update.json`)).statusCode).toBe(404);
  expect((await app.inject(`${address}/page.js`)).body).toBe('a file of a version');
});

it('sends the revision a page was rendered from: a later one may be active before its scripts run', async () => {
  expect((await app.inject('/remotes/mf-jobs/1.0.0/page.js')).headers['server-timing']).toBe(
    'revision;desc="41"',
  );
});
