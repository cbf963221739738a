import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import fastify from 'fastify';
import { pino } from 'pino';
import { serveAsWorker } from './serve-as-worker.ts';
import { superviseWorkers } from './supervise-workers.ts';

/** What supervisor.test.ts starts: a server whose requests can harm it. Its port and its events are lines of output. */
const log = pino({ level: 'info' });
const [workers = '1', port = '0'] = process.argv.slice(2);

if (cluster.isPrimary) {
  await superviseWorkers({
    workers: Number(workers),
    port: Number(port),
    host: '127.0.0.1',
    log,
    onReady: () => log.info({ event: 'ready' }),
  });
  process.exit(0);
} else {
  if (process.env['FAILS_TO_START']) throw new Error('it cannot start');
  const app = fastify({ logger: { level: 'info' } });
  app.get('/process', () => ({ process: process.pid }));
  app.get('/endless', () => {
    // Written at once: a line of the log would wait for the end of the loop.
    writeSync(1, `${JSON.stringify({ event: 'endless', process: process.pid })}\n`);
    for (;;);
  });
  app.get('/unhandled', () => {
    const error = new Error('nobody catches this');
    error.stack = `${String(error)}\n    at load (/data/copies/7f/mf-offer/1.2.0/server/pages.cjs:1:2)`;
    void Promise.reject(error);
    return { process: process.pid };
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  app.get('/held', async () => {
    log.info({ event: 'held' });
    await held;
    return { process: process.pid };
  });
  // What is being answered when the worker is told to end, or has failed.
  process.once('SIGTERM', () => setImmediate(release));
  process.once('uncaughtException', () => setImmediate(release));
  await serveAsWorker(app);
}
