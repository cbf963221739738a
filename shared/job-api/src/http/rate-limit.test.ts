import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { errors, usualError } from './errors.ts';
import { pageForms } from './page-form.ts';
import { perMinute, rateLimits } from './rate-limit.ts';

const LIMIT = 3;

let app: FastifyInstance;
let isDown: boolean;
beforeEach(async () => {
  isDown = false;
  app = Fastify();
  await app.register(errors);
  await app.register(rateLimits);
  await app.register(async (scope) => {
    await scope.register(pageForms, { refusalPage: '/refused' });
    const act = () => (isDown ? Promise.reject(usualError(503)) : 'taken');
    for (const path of ['/', '/other']) scope.post(path, { config: perMinute(LIMIT) }, act);
  });
});
afterEach(() => app.close());

async function post(headers: Record<string, string> = {}, url = '/', remoteAddress = '203.0.113.1') {
  const { statusCode } = await app.inject({ method: 'POST', url, headers, remoteAddress });
  return statusCode;
}

const times = async <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act());
  return results;
};

it('[APPLY-13] counts requests per address and operation, also concurrent ones', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => post()));
  expect(answers.sort()).toEqual([200, 200, 200, 429, 429]);
  expect(await post({}, '/other')).toBe(200);
  expect(await post({}, '/', '203.0.113.2')).toBe(200);
});

it.each([
  ['of scripts', {}, 503],
  ['of pages', { accept: 'text/html' }, 303],
])(
  '[ERROR-03] forms %s that failed in an outage are no reason to refuse them after it',
  async (_, headers, status) => {
    isDown = true;
    await Promise.all(Array.from({ length: 2 * LIMIT }, () => post(headers)));
    expect(new Set(await times(2 * LIMIT, () => post(headers)))).toEqual(new Set([status]));
    isDown = false;
    expect(await times(LIMIT + 1, () => post())).toEqual([200, 200, 200, 429]);
  },
);

it('[ERROR-03] an outage does not reset earlier counts', async () => {
  await times(LIMIT - 1, () => post());
  isDown = true;
  await times(LIMIT, () => post());
  isDown = false;
  expect(await times(2, () => post())).toEqual([200, 429]);
});

it('[ERROR-03] tolerates a client that aborts before it is counted', async () => {
  const lines: string[] = [];
  const server = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  server.addHook('onRequest', async ({ raw }) => {
    while (!raw.socket.destroyed) await new Promise(setImmediate);
  });
  await server.register(errors);
  await server.register(rateLimits);
  const answered = Promise.withResolvers<number>();
  server.post('/', { config: perMinute(LIMIT) }, () => 'taken');
  server.addHook('onSend', async (_request, { statusCode }) => answered.resolve(statusCode));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const head = 'POST / HTTP/1.1\r\nHost: a.test\r\nTransfer-Encoding: chunked\r\n\r\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head}no length\r\n`));
  socket.resume().on('error', () => undefined);
  const status = await answered.promise;
  await server.close();
  expect([status < 500, lines]).toEqual([true, []]);
});
