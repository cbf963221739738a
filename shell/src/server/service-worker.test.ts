/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { serviceWorker } from './service-worker.ts';

let directory: string;
let file: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'worker-'));
  file = join(directory, 'sw.js');
  await writeFile(file, 'self.hasStarted = true;');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function workerOf(build: string) {
  const app = fastify();
  const scripts = {
    build,
    inline: '',
    entry: ['/static/shell/main.1.js'],
    preload: ['/static/shell/react.2.js'],
    libraries: {},
  };
  await app.register(serviceWorker, { file, scripts });
  const answer = await app.inject('/sw.js');
  await app.close();
  return answer;
}

/** Runs the script as a browser would; returns its precache list. */
function precacheOf(script: string) {
  const self: { PRECACHE?: { url: string; revision: string | null }[]; hasStarted?: boolean } = {};
  runInNewContext(script, { self });
  expect(self.hasStarted).toBe(true);
  return self.PRECACHE ?? [];
}

it('[PWA-01] is revalidated on each request, and precaches the layout’s files', async () => {
  const { statusCode, headers, body } = await workerOf('b1');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('text/javascript');
  const urls = precacheOf(body).map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining(['/hors-ligne', '/static/shell/main.1.js', '/static/shell/react.2.js']),
  );
  expect(urls).toContain('/static/ui/illustrations/scene-vide.svg');
  expect(urls.filter((url) => /\.woff2$/.test(url)).length).toBeGreaterThan(0);
});

it('[PWA-01] changes with the build of the shell, so that browsers update it', async () => {
  const [first, again, next] = await Promise.all([workerOf('b1'), workerOf('b1'), workerOf('b2')]);
  expect(again.body).toBe(first.body);
  expect(next.body).not.toBe(first.body);
  const page = (script: string) => precacheOf(script).find(({ url }) => url === '/hors-ligne')?.revision;
  expect(page(next.body)).not.toBe(page(first.body));
});
