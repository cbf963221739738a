import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import webpack from 'webpack';
import { ASSETS } from '../../src/assets.ts';
import { configuration } from './webpack.config.ts';

const ASSETS_DIRECTORY = join(import.meta.dirname, '..', '..', 'assets');

/**
 * Serves the examples on this machine, rebuilt at each change: open pages reload. `onBuild` gets the errors of each
 * build.
 * @throws Error when the port is taken.
 */
export async function serveExamples(port: number, onBuild: (errors: readonly string[]) => void) {
  const builds = new EventEmitter().setMaxListeners(0);
  const bundle = await mkdtemp(join(tmpdir(), 'careers-ui-'));
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onClose', () => rm(bundle, { recursive: true, force: true }));
  await app.register(fastifyStatic, { root: ASSETS_DIRECTORY, prefix: `${ASSETS}/` });
  await app.register(fastifyStatic, { root: bundle, prefix: '/bundle/', decorateReply: false });
  app.get('/', (_request, reply) => reply.sendFile('page.html', import.meta.dirname));
  app.get('/builds', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const announce = () => reply.raw.write('event: build\ndata:\n\n');
    builds.on('build', announce);
    reply.raw.on('close', () => builds.off('build', announce));
  });
  try {
    await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    await app.close();
    throw error;
  }

  const watching = webpack(configuration(bundle)).watch({ aggregateTimeout: 100 }, (failure, stats) => {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    onBuild(failure ? [failure.message] : errors.map(({ message }) => message));
    builds.emit('build');
  });
  await once(builds, 'build');
  return {
    address: `http://localhost:${port}`,
    async stop() {
      await new Promise((done) => watching?.close(done));
      await app.close();
    },
  };
}
