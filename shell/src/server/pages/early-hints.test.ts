/** @jest-environment node */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sendEarlyHints } from './early-hints.ts';

const FILES = { scripts: ['/static/shell/shell.js'], fonts: ['/static/ui/fonts/text.woff2'] };

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  app.get('/', (incoming, reply) => {
    sendEarlyHints(incoming, reply, FILES);
    return reply.header('content-type', 'text/html').send('<p>Un</p>');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Returns the interim and final statuses, and the links of the interim response. */
function get(headers: Record<string, string>, method = 'GET') {
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ statuses: number[]; links: string; body: string }>((resolve, reject) => {
    const statuses: number[] = [];
    let links = '';
    request({ port, host: '127.0.0.1', headers, method })
      .on('information', ({ statusCode, headers: hints }) => {
        statuses.push(statusCode);
        links = String(hints['link']);
      })
      .on('response', (response) => {
        let body = '';
        statuses.push(response.statusCode ?? 0);
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () => resolve({ statuses, links, body }));
      })
      .on('error', reject)
      .end();
  });
}

it('sends a 103 with fonts and scripts before the page when the proxy opts in', async () => {
  const { statuses, links, body } = await get({ 'x-early-hints': '1' });
  expect(statuses).toEqual([103, 200]);
  expect(links).toContain('</static/shell/shell.js>; rel=preload; as=script');
  expect(links).toContain(
    '</static/ui/fonts/text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
  expect(body).toBe('<p>Un</p>');
});

it.each([
  ['the header is missing', {}, 'GET'],
  ['the header is empty', { 'x-early-hints': '' }, 'GET'],
  ['the method is HEAD', { 'x-early-hints': '1' }, 'HEAD'],
])('sends no 103 when %s', async (_case, headers, method) => {
  expect((await get(headers, method)).statuses).toEqual([200]);
});
