import { randomUUID } from 'node:crypto';
import { digestOf, keyOf } from '../store/digest.ts';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { archiveOf } from '../testing/archives.ts';
import type { TarEntry } from '../testing/archives.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { Outcome } from '../shells/outcome-schemas.ts';

const REMOTE = 'mf-search';
const headers = { authorization: 'Bearer Camille' };
/** Maps the whole first line to line 9, column 5 of the page. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mf-search/./src/pages/contact/page.tsx?1a2b'],
  names: ['ContactPage'],
  mappings: 'AAQIA',
});

let registry: CoreRegistry;
let salt: string;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  await registry.addVersion(REMOTE, '1.0.0');
  const { body } = await registry.move({
    ...{ remote: REMOTE, reason: 'Try.', action: 'promote', version: '1.0.0' },
  });
  salt = String(body.document.remotes[REMOTE].salt);
});

const send = (entries: TarEntry[], version = '1.0.0', who = 'Camille') =>
  registry.app.inject({
    method: 'PUT',
    url: `/v1/remotes/${REMOTE}/versions/${version}/source-maps`,
    headers: { authorization: `Bearer ${who}`, 'content-type': 'application/gzip' },
    payload: archiveOf(entries),
  });
const MAPS = [
  { path: 'client/page.a1.js.map', body: MAP },
  { path: 'server/page.cjs.map', body: MAP },
];

/** Reports these messages from a shell, and returns the version's failures. */
async function failuresAfter(...messages: string[]): Promise<Outcome['failures']> {
  const counts = { renders: 10, fallbacks: 0, errors: 0, crashes: 0, browserFailures: messages.length };
  const failures = messages.map((message) => ({ address: '/contact', message }));
  const reported = await registry.app.inject({
    method: 'PUT',
    url: '/v1/shells/web-1',
    headers,
    payload: {
      ...{ environment: 'production', manifest: { host: 'web-1', process: 7, shared: {} }, revision: 2 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], run: randomUUID() },
      outcomes: [{ remote: REMOTE, version: '1.0.0', salt, ...counts, failures }],
    },
  });
  expect(reported.statusCode).toBe(204);
  const outcomes = (await registry.app.inject({ url: '/v1/outcomes', headers })).json<Outcome[]>();
  return outcomes[0]?.failures ?? [];
}

it('[REL-07] shows the source position of a failure, in browsers and on the server', async () => {
  expect((await send(MAPS)).json()).toEqual({ files: 2 });
  expect(
    await failuresAfter(
      'TypeError of a page at client/page.a1.js:1:234, client/area.b2.js:1:9',
      '/contact failed: Error: look at this at server/page.cjs:1:1',
      'It ended its render process: exit',
    ),
  ).toEqual([
    {
      address: '/contact',
      message: 'TypeError of a page',
      stack: ['src/pages/contact/page.tsx:9:5 (ContactPage)', 'client/area.b2.js:1:9'],
    },
    {
      address: '/contact',
      message: '/contact failed: Error: look at this',
      stack: ['src/pages/contact/page.tsx:9:5 (ContactPage)'],
    },
    { address: '/contact', message: 'It ended its render process: exit' },
  ]);
});

it('[REL-07] shows the script position without source maps', async () => {
  expect(await failuresAfter('TypeError of a page at client/page.a1.js:1:234')).toMatchObject([
    { message: 'TypeError of a page', stack: ['client/page.a1.js:1:234'] },
  ]);
});

it('[REL-07] [SEC-01] maps are not files of the version: never served by digest, nor in the manifest', async () => {
  await send(MAPS);
  const key = keyOf(digestOf(Buffer.from(MAP)));
  expect((await registry.app.inject({ url: `/v1/blobs/${key}`, headers })).statusCode).toBe(404);
  for (const method of ['GET', 'HEAD'] as const) {
    const url = `/v1/remotes/${REMOTE}/versions/1.0.0/source-maps`;
    expect((await registry.app.inject({ method, url, headers })).statusCode).toBe(404);
  }
  const blobs = await registry.database.selectFrom('version_blob').select('path').execute();
  expect(blobs.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
});

it('[REL-07] replaces the previous maps', async () => {
  await send(MAPS);
  expect((await send(MAPS.slice(1))).json()).toEqual({ files: 1 });
  const kept = await registry.database.selectFrom('source_map').select('file').execute();
  expect(kept).toEqual([{ file: 'server/page.cjs' }]);
});

it.each([
  ['what is no map', [{ path: 'client/page.js.map', body: 'var a;' }], 'source-map-invalid'],
  ['a script', [{ path: 'client/page.js', body: MAP }], 'source-map-invalid'],
  ['a path elsewhere', [{ path: '../page.js.map', body: MAP }], 'archive-path'],
])('[REL-07] refuses %s', async (_what, entries, rule) => {
  expect((await send(entries)).json()).toMatchObject({ status: 422, rule });
});

it('[REL-07] refuses maps of an unknown version, or without the right to publish it', async () => {
  expect((await send(MAPS, '9.9.9')).statusCode).toBe(404);
  expect((await send(MAPS, '1.0.0', 'reader')).statusCode).toBe(403);
});
