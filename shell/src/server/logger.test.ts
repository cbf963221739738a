/** @jest-environment node */
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { loggerOptions } from './logger.ts';

it('[SEC-02] logs the path of a request without its query or IP address', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { ...loggerOptions('info'), stream } });
  app.get('/offres-emploi', () => 'page');
  await app.inject({ url: '/offres-emploi?keywords=secret', remoteAddress: '203.0.113.9' });
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ req: { method: 'GET', path: '/offres-emploi' } }),
  );
  expect(lines.join('')).not.toMatch(/secret|203\.0\.113\.9/);
});
