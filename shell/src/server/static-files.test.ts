/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ArtefactStore, StoreDirectory, integrityOfDirectory } from '@careers/federation/node';
import { CONTRACT_VERSION } from '@careers/contract';
import { previews } from './previews/previews.ts';
import { VisitorReleases } from './previews/visitor-releases.ts';
import { FolderBackend } from './releases/folder-backend.ts';
import { staticFiles } from './static-files.ts';

let directory: string;
let app: FastifyInstance;

async function publish(version: string): Promise<void> {
  const path = join(directory, 'store', 'mf-search', version);
  for (const build of ['client', 'server']) {
    await mkdir(join(path, build), { recursive: true });
    await writeFile(join(path, build, 'entry.js'), `${build} of ${version}`);
  }
  await mkdir(join(path, 'client', 'assets'));
  for (const name of ['picture.webp', 'drawing.svg', 'text.woff2', 'map.wasm', 'table.csv'])
    await writeFile(join(path, 'client', 'assets', name), `${name} of ${version}`);
  const build = async (name: string) => ({
    entry: 'entry.js',
    integrity: await integrityOfDirectory(join(path, name)),
  });
  const manifest = {
    contract: CONTRACT_VERSION,
    name: 'mf-search',
    version,
    commit: 'abc',
    fingerprint: 'def',
    role: 'search',
    mount: ['/offres-emploi'],
    widgets: [],
    client: await build('client'),
    server: await build('server'),
    chunks: {},
    shared: {},
    budgets: { areaKilobytes: 1, widgetKilobytes: 1 },
  };
  await writeFile(join(path, 'remote.json'), JSON.stringify(manifest));
}

async function release(revision: number, stable: string, withdrawn: string[]): Promise<void> {
  const remote = { stable, candidate: null, percent: 0, salt: '', fallback: [], withdrawn };
  await writeFile(
    join(directory, 'releases.json'),
    JSON.stringify({ revision, remotes: { 'mf-search': remote } }),
  );
}

const ask = (path: string) => app.inject(`/remotes/mf-search/${path}`);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
  await release(1, '1.1.0', ['1.0.0']);
  app = fastify();
  const document = new FolderBackend(directory, app.log);
  await document.refresh();
  const visitors = new VisitorReleases({
    releases: { for: () => Promise.reject(new Error('No page is asked for.')) },
    sets: { of: () => Promise.reject(new Error('No page is asked for.')) },
    verifier: {
      verify: (version) => Promise.resolve({ remote: 'mf-search', version, expiresAt: new Date() }),
    },
  });
  await app.register(cookie);
  await app.register(previews, { visitors, publicBaseUrl: 'https://emploi.test' });
  await app.register(staticFiles, {
    clientDirectory: directory,
    uiDirectory: directory,
    store: new ArtefactStore({
      source: new StoreDirectory(join(directory, 'store')),
      copyDirectory: join(directory, 'copies'),
    }),
    document,
    visitors,
  });
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

it('[REL-03] serves the files of the released version and of earlier ones, for open pages', async () => {
  for (const version of ['1.1.0', '1.0.0']) {
    const answer = await ask(`${version}/entry.js`);
    expect(answer.body).toBe(`client of ${version}`);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

it.each([
  ['picture.webp', 'image/webp'],
  ['drawing.svg', 'image/svg+xml'],
  ['text.woff2', 'font/woff2'],
  ['map.wasm', 'application/wasm'],
  ['table.csv', 'application/octet-stream'],
])('[TEAM-04] serves a remote’s %s as immutable %s', async (name, type) => {
  const answer = await ask(`1.1.0/assets/${name}`);
  expect(answer.body).toBe(`${name} of 1.1.0`);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': expect.stringContaining('immutable'),
  });
});

it.each([
  ['/favicon.ico', 'icone-48.png'],
  ['/apple-touch-icon.png', 'icone-192.png'],
  ['/apple-touch-icon-precomposed.png', 'icone-192.png'],
])('serves the icon that browsers request unasked at %s', async (path, file) => {
  await mkdir(join(directory, 'social'));
  await writeFile(join(directory, 'social', file), file);
  const { statusCode, headers, body } = await app.inject(path);
  expect([statusCode, body]).toEqual([200, file]);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
});

it('[REL-05] does not serve a version that is published and was never released', async () => {
  expect((await ask('1.2.0/entry.js')).statusCode).toBe(404);
});

it('[REL-06] serves the files of a previewed version to its viewer only, uncached', async () => {
  const ask = (path: string, version: string) =>
    app.inject({ url: `/remotes/mf-search/${path}`, cookies: { careers_preview: version } });
  const own = await ask('1.2.0/entry.js', '1.2.0');
  expect(own.body).toBe('client of 1.2.0');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await ask('1.2.0/entry.js', '1.3.0')).statusCode).toBe(404);
  expect((await ask('1.1.0/entry.js', '1.2.0')).headers['cache-control']).toContain('immutable');
});

it('[REL-03] rereads the release for an unknown version: the page may come from another shell', async () => {
  await release(2, '1.2.0', ['1.1.0', '1.0.0']);
  expect((await ask('1.2.0/entry.js')).body).toBe('client of 1.2.0');
});

it.each([
  '1.1.0/constructor',
  '1.1.0/../1.2.0/entry.js',
  '1.1.0/..%2F..%2F1.2.0%2Fclient%2Fentry.js',
  '1.1.0/',
])('[REL-05] %s is not found', async (path) => {
  expect((await ask(path)).statusCode).toBe(404);
});

it('[PERF-01] the shell’s scripts are immutable, pictures of the design system are cached for a day', async () => {
  await writeFile(join(directory, 'main.1.js'), 'the shell');
  await writeFile(join(directory, 'main.1.js.br'), 'compressed');
  const script = await app.inject({ url: '/static/shell/main.1.js', headers: { 'accept-encoding': 'br' } });
  expect(script.body).toBe('compressed');
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const picture = await app.inject('/static/ui/main.1.js');
  expect([picture.body, picture.headers['cache-control']]).toEqual(['the shell', 'public, max-age=86400']);
  expect((await app.inject('/static/ui/none.svg')).statusCode).toBe(404);
});

it('[PERF-01] pictures are compressed for browsers that accept it', async () => {
  await writeFile(join(directory, 'a.svg'), '<svg/>');
  await writeFile(join(directory, 'a.svg.br'), 'compressed');
  const picture = await app.inject({ url: '/static/ui/a.svg', headers: { 'accept-encoding': 'gzip, br' } });
  expect(picture.body).toBe('compressed');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  expect((await app.inject('/static/ui/a.svg')).body).toBe('<svg/>');
});
