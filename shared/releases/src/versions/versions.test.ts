import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ShellManifest } from '@careers/contract';
import { aPage, aServerBuild } from '@careers/testing/builds';
import { startOwnDatabase } from '../testing/own-database.ts';
import type { OwnDatabase } from '../testing/own-database.ts';
import type { Actor } from '../identity/roles.ts';
import { STATIC_RULES } from '../rules/gate-rules.ts';
import { BlobError } from '../store/blob-store.ts';
import { keyOf } from '../store/digest.ts';
import { DiskStore } from '../store/disk-store.ts';
import { aBuild } from '../testing/a-build.ts';
import type { BuildChanges } from '../testing/a-build.ts';
import { archiveOf } from '../testing/archives.ts';
import { PUBLISHER, versionsApp } from '../testing/versions-app.ts';
import { MAXIMUM_BYTES } from './archive/limits.ts';
import { removeOldDrafts } from '../drafts.ts';

const SHELL: ShellManifest = { host: 'one.test', process: 42, shared: {} };
let own: OwnDatabase;
let app: FastifyInstance;
let files: string;
let drafts: string;
let actor: Actor | null;
let shells: ShellManifest[];
let address: string;

beforeAll(async () => {
  own = await startOwnDatabase();
  [files, drafts] = [join(own.directory, 'blobs'), join(own.directory, 'drafts')];
  app = await versionsApp(
    {
      database: own.database,
      store: new DiskStore(files),
      shells: () => Promise.resolve(shells),
      drafts,
      // Static rules only: running the build would be slow.
      rules: STATIC_RULES,
      render: () => Promise.resolve({ samples: 1, findings: [] }),
    },
    () => actor,
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app?.close();
  await own?.stop();
});

beforeEach(async () => {
  [actor, shells] = [PUBLISHER, [SHELL]];
  const { database } = own;
  for (const table of [
    'version_blob',
    'version',
    'blob',
    'document',
    'environment',
    'audit',
    'remote',
  ] as const)
    await database.deleteFrom(table).execute();
  await rm(files, { recursive: true, force: true });
  await database
    .insertInto('remote')
    .values({
      name: 'mf-search',
      team: 'search',
      mount: ['/offres-emploi', '/nos-offres/*'],
      widgets: ['search-bar', 'map'],
    })
    .execute();
});

const publish = (archive: Buffer, query = '', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/v1/remotes/mf-search/versions${query}`,
    headers: { 'content-type': 'application/gzip', ...headers },
    payload: archive,
  });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Returns everything that an upload could have left. */
async function left() {
  const { database } = own;
  const [versions, blobs, links, lines] = await Promise.all([
    database.selectFrom('version').select(['number', 'state']).execute(),
    database.selectFrom('blob').select('digest').execute(),
    database.selectFrom('version_blob').select('path').execute(),
    database
      .selectFrom('audit')
      .select(['actor', 'action', 'target', 'reason'])
      .orderBy('sequence')
      .execute(),
  ]);
  const stored = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => []);
  return {
    versions,
    blobs: blobs.length,
    links: links.length,
    lines,
    drafts: await readdir(drafts),
    stored: stored.filter((entry) => entry.isFile() && basename(entry.parentPath) !== 'drafts').length,
  };
}
const NOTHING = { versions: [], blobs: 0, links: 0, lines: [], drafts: [], stored: 0 };

const good = aBuild();
const other = aBuild({ client: { 'more.js': 'export {};' } });
const next = (changes: BuildChanges = {}) =>
  aBuild({ ...changes, manifest: { version: '1.1.0', ...changes.manifest } });

describe('[REL-05] [REL-14] publishing', () => {
  it('stores a build with all its files and its publisher', async () => {
    const answer = await publish(good.archive);
    expect(answer.json()).toMatchObject({
      name: 'mf-search',
      version: '1.0.0',
      digest: good.digest,
      state: 'ready',
      gate: expect.arrayContaining([{ rule: 'budget', outcome: 'passed', detail: null }]),
    });
    expect(answer.statusCode).toBe(201);
    expect(await left()).toEqual({
      versions: [{ number: '1.0.0', state: 'ready' }],
      blobs: good.entries.length,
      links: good.entries.length,
      lines: [{ actor: 'ci of mf-search', action: 'publish', target: 'mf-search@1.0.0', reason: null }],
      drafts: [],
      stored: good.entries.length,
    });
  });

  it('the same again changes nothing, and restores files that the store has lost', async () => {
    await publish(good.archive);
    const before = await left();
    await rm(files, { recursive: true });
    const again = await publish(good.archive);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ digest: good.digest, state: 'ready' });
    expect(await left()).toEqual(before);
  });

  it('number-taken: other files under the same number leave nothing', async () => {
    await publish(good.archive);
    const before = await left();
    const answer = await publish(other.archive);
    expect(answer.json()).toMatchObject({
      status: 409,
      rule: 'number-taken',
      do: expect.stringMatching(/next number/),
    });
    expect(await left()).toEqual(before);
  });

  it('number-taken: the number of a deleted version is never reused', async () => {
    await publish(good.archive);
    await own.database.updateTable('version').set({ state: 'deleted' }).execute();
    for (const archive of [good.archive, other.archive])
      expect((await publish(archive)).json()).toMatchObject({ status: 409, rule: 'number-taken' });
  });

  it('reports one of several concurrent uploads of the same files as new', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(good.archive)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await left()).toMatchObject({
      links: good.entries.length,
      lines: [{ action: 'publish' }],
      drafts: [],
    });
  });

  it('[REL-05] refuses more concurrent uploads of one remote than the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => publish(good.archive)));
    const waiting = answers.filter(({ statusCode }) => statusCode === 429);
    expect(waiting).toHaveLength(4);
    expect(waiting[0]?.json()).toMatchObject({ rule: 'too-many-uploads' });
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await publish(good.archive)).statusCode).toBe(200);
  });

  it('gives the number to one of two concurrent uploads with different files', async () => {
    const answers = await Promise.all([publish(good.archive), publish(other.archive)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await left()).versions).toEqual([{ number: '1.0.0', state: 'ready' }]);
  });

  it('two versions share common files', async () => {
    await publish(good.archive);
    await publish(next({ client: { 'more.js': 'export {};' } }).archive);
    expect(await left()).toMatchObject({ blobs: good.entries.length + 2, stored: good.entries.length + 2 });
  });

  it('[TEAM-02] a check runs every rule of publishing, and leaves only an audit line', async () => {
    const check = (archive: Buffer) =>
      app.inject({
        method: 'POST',
        url: '/v1/remotes/mf-search/checks',
        headers: { 'content-type': 'application/gzip' },
        payload: archive,
      });
    const sound = await check(good.archive);
    expect(sound.json()).toEqual({
      gate: (await publish(good.archive)).json().gate,
      checks: [{ name: 'render', conclusion: 'passed', summary: '1 sample rendered', details: [] }],
    });
    const before = await left();
    const foreign = await check(next({ manifest: { mount: ['/apropos'] } }).archive);
    expect(foreign.statusCode).toBe(200);
    expect(foreign.json().gate).toContainEqual(
      expect.objectContaining({ rule: 'path-not-owned', outcome: 'refused' }),
    );
    const line = { actor: 'ci of mf-search', action: 'check', target: 'mf-search@1.1.0', reason: null };
    expect(await left()).toEqual({ ...before, lines: [...before.lines, line] });
    actor = { ...PUBLISHER, grants: [{ role: 'publisher', scope: 'mf-offer' }] };
    expect((await check(good.archive)).statusCode).toBe(403);
  });

  it.each<[string, Actor, Record<string, string>]>([
    [
      'says',
      PUBLISHER,
      { repository: 'https://git.test/search', commit: 'abc', run: '7', tests: 'passed', proven: 'false' },
    ],
    [
      'proves, whatever it says',
      { ...PUBLISHER, kind: 'workload', claims: { repository: 'git.test/search', run_id: '42' } },
      { repository: 'git.test/search', run_id: '42', tests: 'passed', proven: 'true' },
    ],
  ])('stores the provenance that the publisher %s', async (_how, asking, provenance) => {
    actor = asking;
    await publish(good.archive, '', {
      'x-provenance-repository': 'https://git.test/search',
      'x-provenance-commit': 'abc',
      'x-provenance-run': '7',
      'x-provenance-secret': 'no',
      'x-provenance-tests': 'passed',
    });
    expect((await get('/v1/remotes/mf-search/versions/1.0.0')).json()).toMatchObject({ provenance });
    expect((await get('/v1/remotes/mf-search/versions/1.0.0')).json().provenance).toEqual(provenance);
  });
});

it('[REL-14] removes leftovers of killed uploads, except recent ones', async () => {
  const [old, fresh] = [join(drafts, 'upload-old'), join(drafts, 'upload-fresh')];
  for (const draft of [old, fresh]) await mkdir(draft, { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, longAgo, longAgo);
  await removeOldDrafts(drafts);
  expect(await readdir(drafts)).toEqual(['upload-fresh']);
  await rm(fresh, { recursive: true });
});

describe('[REL-05] a refused upload leaves nothing', () => {
  it.each<[number, string, Buffer]>([
    [422, 'archive-broken', Buffer.from('no archive')],
    [422, 'archive-path', archiveOf([...good.entries, { path: '../x' }])],
    [
      422,
      'archive-link',
      archiveOf([...good.entries, { path: 'client/x', type: 'SymbolicLink', linkpath: '/' }]),
    ],
    [413, 'archive-too-large', archiveOf([{ path: 'client/x', body: Buffer.alloc(MAXIMUM_BYTES + 1) }])],
    [422, 'archive-files', archiveOf(good.entries.slice(0, -1))],
    [
      422,
      'archive-digest',
      archiveOf([...good.entries.slice(0, -1), { path: 'server/remoteEntry.cjs', body: 'x' }]),
    ],
    [422, 'manifest-name', aBuild({ manifest: { name: 'mf-other' } }).archive],
    [422, 'manifest-invalid', aBuild({ manifest: { chunks: { area: ['gone.js'] } } }).archive],
  ])('%i %s', async (status, rule, archive) => {
    const answer = await publish(archive);
    expect(answer.json()).toEqual({
      status,
      rule,
      message: expect.stringMatching(/\.$/),
      do: expect.stringMatching(/\.$/),
    });
    expect(answer.statusCode).toBe(status);
    expect(await left()).toEqual(NOTHING);
  });

  it('remote-unknown: a name that no administrator has registered', async () => {
    await own.database.deleteFrom('remote').execute();
    expect((await publish(good.archive)).json()).toMatchObject({
      status: 404,
      rule: 'remote-unknown',
      do: expect.stringMatching(/administrator/),
    });
    expect(await left()).toEqual(NOTHING);
  });

  it('refuses users without the right to publish', async () => {
    actor = null;
    expect((await publish(good.archive)).statusCode).toBe(401);
    actor = { ...PUBLISHER, grants: [{ role: 'publisher', scope: 'mf-other' }] };
    expect((await publish(good.archive)).statusCode).toBe(403);
    expect(await left()).toEqual(NOTHING);
  });

  it.each([
    ['that says how much it is', { 'content-length': MAXIMUM_BYTES + 1 }],
    ['that does not', {}],
  ])('archive-too-large: an endless upload %s', async (_what, headers) => {
    const outgoing = upload(headers);
    const [answer] = await sendingUntil(outgoing, once(outgoing, 'response'));
    expect(await json(answer)).toMatchObject({ status: 413, rule: 'archive-too-large' });
    outgoing.destroy();
    expect(await left()).toEqual(NOTHING);
  });

  it('drains a refused client that keeps sending, up to a limit', async () => {
    actor = null;
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const closed = new Promise((ended) => socket.once('close', ended));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      'POST /v1/remotes/mf-search/versions HTTP/1.1\r\nhost: registry\r\ncontent-type: application/gzip\r\ncontent-length: 1000000000\r\n\r\n',
    );
    while (!socket.destroyed && socket.bytesWritten < MAXIMUM_BYTES)
      if (!socket.write(randomBytes(100_000)))
        await Promise.race([closed, new Promise((drained) => socket.once('drain', drained))]);
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(socket.bytesWritten).toBeLessThan(MAXIMUM_BYTES);
  });

  it('upload-interrupted: a client that disconnects', async () => {
    const outgoing = upload({});
    await sendingUntil(
      outgoing,
      until(async () => (await readdir(drafts)).length === 1),
    );
    outgoing.destroy();
    await until(async () => (await readdir(drafts)).length === 0);
    expect(await left()).toEqual(NOTHING);
  });

  function upload(headers: OutgoingHttpHeaders): ClientRequest {
    const outgoing = request(`${address}/v1/remotes/mf-search/versions`, {
      method: 'POST',
      headers: { 'content-type': 'application/gzip', ...headers },
    });
    // The server may well hang up.
    return outgoing.on('error', () => undefined);
  }

  async function sendingUntil<Result>(outgoing: ClientRequest, end: Promise<Result>): Promise<Result> {
    let isOver = false;
    void end.finally(() => (isOver = true));
    while (!isOver) {
      outgoing.write(randomBytes(100_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return end;
  }

  it('store-unavailable: a store that is down; publishing again completes', async () => {
    const ill = new DiskStore(files);
    ill.put = () => Promise.reject(new BlobError('The bucket does not answer.'));
    const shaken = await versionsApp({
      database: own.database,
      store: ill,
      shells: () => Promise.resolve(shells),
      drafts,
      rules: STATIC_RULES,
    });
    const answer = await shaken.inject({
      method: 'POST',
      url: '/v1/remotes/mf-search/versions',
      headers: { 'content-type': 'application/gzip' },
      payload: good.archive,
    });
    await shaken.close();
    expect(answer.json()).toMatchObject({ status: 503, rule: 'store-unavailable' });
    expect(await left()).toEqual(NOTHING);
    expect((await publish(good.archive)).statusCode).toBe(201);
  });

  it('refuses another content type', async () => {
    expect((await publish(good.archive, '', { 'content-type': 'application/zip' })).statusCode).toBe(415);
    expect(await left()).toEqual(NOTHING);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

describe('[REL-05] the gate at the registry', () => {
  const taken = aBuild({ manifest: { mount: ['/apropos'] } });

  it('keeps a refused version with all results, and none of its files', async () => {
    const answer = await publish(taken.archive);
    expect(answer.json()).toMatchObject({ status: 422, rule: 'path-not-owned' });
    expect(await left()).toMatchObject({
      versions: [{ number: '1.0.0', state: 'refused' }],
      links: 0,
      lines: [{ action: 'refuse', target: 'mf-search@1.0.0', reason: expect.stringMatching(/apropos/) }],
      drafts: [],
      // Only its remote.json.
      stored: 1,
    });
    expect((await get('/v1/remotes/mf-search/versions/1.0.0')).json()).toMatchObject({
      state: 'refused',
      gate: expect.arrayContaining([
        { rule: 'path-not-owned', outcome: 'refused', detail: expect.stringMatching(/apropos/) },
        { rule: 'budget', outcome: 'passed', detail: null },
      ]),
    });
  });

  it('number-taken: its number stays reserved for the same files, which pass once nothing refuses them', async () => {
    await publish(taken.archive);
    expect((await publish(good.archive)).json()).toMatchObject({ rule: 'number-taken' });
    await own.database
      .updateTable('remote')
      .set({ mount: ['/apropos'] })
      .execute();
    expect((await publish(taken.archive)).statusCode).toBe(201);
    expect(await left()).toMatchObject({ versions: [{ state: 'ready' }], links: taken.entries.length });
  });

  it('no-shell-known: refused, until the publisher confirms a first start', async () => {
    shells = [];
    expect((await publish(good.archive)).json()).toMatchObject({ status: 422, rule: 'no-shell-known' });
    expect((await publish(good.archive, '?withoutShells=true')).statusCode).toBe(201);
  });

  it('shared-needs: a module that a live shell lacks', async () => {
    const needy = aBuild({ manifest: { shared: { react: '^20.0.0' }, uses: { react: ['use'] } } });
    shells = [SHELL, { ...SHELL, shared: { react: { version: '19.0.0', exports: ['use'] } } }];
    expect((await publish(needy.archive)).json()).toMatchObject({ rule: 'shared-needs' });
  });

  it('a version has the gate’s check as soon as it can be released', async () => {
    await publish(good.archive);
    expect(await gateOf('1.0.0')).toEqual({
      ...{
        name: 'gate',
        conclusion: 'passed',
        summary: `${STATIC_RULES.length} rules passed`,
        details: '[]',
      },
      reportedBy: 'registry',
    });
    // Publishing it again changes nothing.
    const stored = await own.database.selectFrom('version_check').selectAll().execute();
    shells = [];
    await publish(good.archive, '?withoutShells=true');
    expect(await own.database.selectFrom('version_check').selectAll().execute()).toEqual(stored);
  });

  it('an overridden rule makes the check neutral, with whom it affects', async () => {
    shells = [];
    await publish(good.archive, '?withoutShells=true');
    expect(await gateOf('1.0.0')).toMatchObject({
      conclusion: 'neutral',
      summary: `${STATIC_RULES.length} rules passed; its publisher overrode no-shell-known`,
    });
    const [finding] = JSON.parse((await gateOf('1.0.0'))?.details ?? '');
    expect(finding).toEqual({
      rule: 'no-shell-known',
      what: 'No running shell is known that could say what it shares.',
      whom: expect.stringMatching(/^Every visitor/),
      do: expect.stringMatching(/^Start a shell/),
    });
    // Unneeded consent overrides nothing.
    shells = [SHELL];
    await publish(next().archive, '?withoutShells=true&allowRemovals=true');
    expect(await gateOf('1.1.0')).toMatchObject({ conclusion: 'passed' });
  });

  it('a refusal lists all problems, also in the check of the refused version', async () => {
    const wrong = aBuild({ manifest: { mount: ['/apropos'], widgets: ['carousel'] } });
    const { details, rule } = (await publish(wrong.archive)).json();
    expect(rule).toBe('path-not-owned');
    expect(details).toMatchObject([
      { rule: 'path-not-owned', what: expect.stringMatching(/apropos/), whom: expect.stringMatching(/team/) },
      { rule: 'widget-not-owned', do: expect.stringMatching(/administrator/) },
    ]);
    const check = await gateOf('1.0.0');
    expect(check).toMatchObject({
      conclusion: 'failed',
      summary: `2 of ${STATIC_RULES.length} rules refuse it: path-not-owned, widget-not-owned`,
    });
    expect(JSON.parse(check?.details ?? '')).toEqual(details);
    await own.database
      .updateTable('remote')
      .set({ mount: ['/apropos'], widgets: ['carousel'] })
      .execute();
    await publish(wrong.archive);
    expect(await gateOf('1.0.0')).toMatchObject({ conclusion: 'passed', details: '[]' });
  });

  async function gateOf(number: string) {
    const check = await own.database
      .selectFrom('version_check')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    return (
      check && {
        ...{ name: check.name, conclusion: check.conclusion, summary: check.summary },
        ...{ details: JSON.stringify(check.details), reportedBy: check.reported_by },
      }
    );
  }

  it('routes: runs the build, and refuses one with routes that its manifest does not claim', async () => {
    const area = `{ contract: 2, name: 'mf-search', pages: [${aPage('home', '/')}] }`;
    const greedy = aBuild({ server: { 'remoteEntry.cjs': aServerBuild({ area }) } });
    const store = new DiskStore(files);
    const strict = await versionsApp({
      database: own.database,
      store,
      shells: () => Promise.resolve(shells),
      drafts,
    });
    const publishTo = (archive: Buffer) =>
      strict.inject({
        method: 'POST',
        url: '/v1/remotes/mf-search/versions',
        headers: { 'content-type': 'application/gzip' },
        payload: archive,
      });
    expect((await publishTo(greedy.archive)).json()).toMatchObject({ status: 422, rule: 'routes' });
    expect((await publishTo(next().archive)).statusCode).toBe(201);
    await strict.close();
  });

  it('removals: compared with the currently released version in any environment', async () => {
    await publish(aBuild({ manifest: { widgets: ['search-bar', 'map'] } }).archive);
    const without = next({ manifest: { widgets: ['search-bar'] } });
    await release('staging', 1, '1.0.0');
    expect((await publish(without.archive)).json()).toMatchObject({
      rule: 'removals',
      message: expect.stringMatching(/gives up map/),
    });
    expect((await publish(without.archive, '?allowRemovals=true')).statusCode).toBe(201);
    await release('staging', 2, '1.1.0');
    expect((await publish(next({ manifest: { version: '1.2.0' } }).archive)).statusCode).toBe(201);
  });

  it('path-taken: a path of another released remote', async () => {
    const { database } = own;
    await publish(good.archive);
    await release('production', 1, '1.0.0');
    await database
      .insertInto('remote')
      .values({ name: 'mf-other', team: 'other', mount: ['/*'] })
      .execute();
    actor = { ...PUBLISHER, grants: [{ role: 'publisher', scope: 'mf-other' }] };
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/remotes/mf-other/versions',
      headers: { 'content-type': 'application/gzip' },
      payload: aBuild({ manifest: { name: 'mf-other', mount: ['/nos-offres/boucher'], widgets: [] } })
        .archive,
    });
    expect(answer.json()).toMatchObject({ rule: 'path-taken' });
  });

  it('widget-needs: a widget of a candidate, even with few visitors', async () => {
    const { database } = own;
    const providing = (version: string) => ({ 'search-bar': { version, props: {} } });
    await publish(aBuild({ manifest: { provides: providing('1.0.0') } }).archive);
    await publish(next({ manifest: { provides: providing('2.0.0') } }).archive);
    await database.insertInto('remote').values({ name: 'mf-other', team: 'other' }).execute();
    actor = { ...PUBLISHER, grants: [{ role: 'publisher', scope: 'mf-other' }] };
    const requiring = (version: string, range: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/remotes/mf-other/versions',
        headers: { 'content-type': 'application/gzip' },
        payload: aBuild({
          manifest: { name: 'mf-other', version, mount: [], widgets: [], requires: { 'search-bar': range } },
        }).archive,
      });
    await release('production', 1, '1.0.0');
    expect((await requiring('1.0.0', '^1.0.0')).statusCode).toBe(201);
    await release('production', 2, '1.0.0', '1.1.0');
    expect((await requiring('1.1.0', '^1.0.0')).json()).toMatchObject({
      rule: 'widget-needs',
      message: expect.stringMatching(/requires search-bar \^1\.0\.0, and mf-search@1\.1\.0 provides 2\.0\.0/),
    });
    expect((await requiring('1.2.0', '^1.0.0 || ^2.0.0')).statusCode).toBe(201);
  });

  it('dirty-tree: a build of uncommitted changes without consent', async () => {
    const dirty = aBuild({ manifest: { dirty: true } });
    expect((await publish(dirty.archive)).json()).toMatchObject({ status: 422, rule: 'dirty-tree' });
    expect((await publish(dirty.archive, '?allowDirty=true')).statusCode).toBe(201);
    const checks = await own.database
      .selectFrom('version_check')
      .select(['name', 'conclusion', 'summary'])
      .execute();
    expect(checks).toContainEqual({
      ...{ name: 'gate', conclusion: 'neutral' },
      summary: expect.stringMatching(/overrode dirty-tree$/),
    });
  });

  it('budget: a limit raised by an administrator', async () => {
    const area = randomBytes(50_000).toString('base64');
    const heavy = aBuild({
      manifest: { budgets: { areaKilobytes: 99_999, widgetKilobytes: 40 } },
      client: { 'area.js': area, 'area.js.gz': gzipSync(area), 'area.js.br': brotliCompressSync(area) },
    });
    expect((await publish(heavy.archive)).json()).toMatchObject({
      rule: 'budget',
      message: expect.stringMatching(/area has \d+\.\d kB compressed, its budget is 40 kB/),
    });
    await own.database.updateTable('remote').set({ area_kilobytes: 60 }).execute();
    expect((await publish(heavy.archive)).statusCode).toBe(201);
  });

  async function release(
    environment: string,
    revision: number,
    stable: string,
    candidate: string | null = null,
  ): Promise<void> {
    const { database } = own;
    await database
      .insertInto('environment')
      .values({ name: environment, rank: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const remote = { stable, candidate, percent: 0, salt: 'a', fallback: [] };
    const body = JSON.stringify({ revision, remotes: { 'mf-search': remote } });
    await database.insertInto('document').values({ environment, revision, body, jws: '' }).execute();
  }
});

describe('[REL-14] reading', () => {
  it('the versions of a remote, latest first', async () => {
    await publish(good.archive);
    await publish(next().archive);
    expect((await get('/v1/remotes/mf-search/versions')).json()).toMatchObject([
      { version: '1.1.0', state: 'ready', publishedBy: 'ci of mf-search' },
      { version: '1.0.0', digest: good.digest, bytes: expect.any(Number) },
    ]);
    expect((await get('/v1/remotes/mf-gone/versions')).json()).toMatchObject({ rule: 'remote-unknown' });
    expect((await get('/v1/remotes/mf-search/versions/9.9.9')).json()).toMatchObject({
      rule: 'version-unknown',
    });
    expect((await get('/v1/remotes/mf-search/versions/1.0.0')).json().manifest).toEqual(good.manifest);
  });

  it('the changes from one version to another', async () => {
    const area = 'export const area = "many more offers than before";';
    const changed = next({
      manifest: {
        mount: ['/offres-emploi', '/nos-offres/lyon'],
        widgets: ['search-bar', 'map'],
        shared: { react: '^19.0.0' },
        commit: 'def',
        chunks: { area: ['area.js'], 'pages/favoris': ['area.js'] },
        contributes: { samples: ['/nos-offres/lyon'] },
        provides: { map: { version: '1.2.0', props: {} } },
        requires: { application: '^1.0.0' },
        dependencies: { swr: '2.5.1' },
        changelog: {
          Unreleased: ['- Some day.'],
          '1.2.0': ['- Not yet.'],
          '1.0.0': ['- The first one.'],
          '1.0.1': ['- A fix.'],
          '1.1.0': ['- Many more offers.'],
        },
      },
      client: { 'area.js': area, 'area.js.gz': gzipSync(area), 'area.js.br': brotliCompressSync(area) },
    });
    const before = good.entries.find(({ path }) => path === 'client/area.js.gz')?.body?.length;
    await publish(good.archive);
    await publish(changed.archive, '', { 'x-provenance-repository': 'https://git.test/search' });
    expect((await get('/v1/remotes/mf-search/versions/1.0.0/compare/1.1.0')).json()).toEqual({
      ...{ from: '1.0.0', to: '1.1.0' },
      commits: { from: 'abc', to: 'def', repository: 'https://git.test/search' },
      changelog: [
        { version: '1.1.0', lines: ['- Many more offers.'] },
        { version: '1.0.1', lines: ['- A fix.'] },
      ],
      mount: { added: ['/nos-offres/lyon'], removed: ['/nos-offres/*'] },
      pages: { added: ['favoris'], removed: [] },
      widgets: [{ name: 'map', before: null, after: '1.2.0' }],
      contributions: { added: ['samples: /nos-offres/lyon'], removed: [] },
      requires: [{ name: 'application', before: null, after: '^1.0.0' }],
      shared: [{ name: 'react', before: null, after: '^19.0.0' }],
      dependencies: [{ name: 'swr', before: null, after: '2.5.1' }],
      sizes: [
        { name: 'area', before, after: gzipSync(area).length },
        { name: 'pages/favoris', before: null, after: gzipSync(area).length },
      ],
    });
  });

  it('a file by its digest, as immutable', async () => {
    await publish(good.archive);
    const key = keyOf(good.manifest.client.integrity['assets/offer.svg'] ?? '');
    const answer = await get(`/v1/blobs/${key}`);
    expect(answer.body).toBe('<svg/>');
    expect(answer.headers).toMatchObject({
      etag: `"${key}"`,
      'cache-control': expect.stringMatching(/immutable/),
      'content-length': '6',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    expect(await get(`/v1/blobs/${key}`, { 'if-none-match': `"${key}"` })).toMatchObject({
      statusCode: 304,
      body: '',
    });
    expect((await get(`/v1/blobs/${keyOf(good.digest)}`)).json()).toEqual(good.manifest);
  });

  it('no unknown file, none to anonymous callers, and none that the store has lost', async () => {
    await mkdir(files, { recursive: true });
    const stray = randomBytes(8);
    expect((await get(`/v1/blobs/${stray.toString('hex').repeat(4)}`)).json()).toMatchObject({
      rule: 'blob-unknown',
    });
    expect((await get('/v1/blobs/..%2F..%2Fetc%2Fpasswd')).statusCode).toBe(400);
    await publish(good.archive);
    await rm(files, { recursive: true });
    expect((await get(`/v1/blobs/${keyOf(good.digest)}`)).json()).toMatchObject({
      status: 503,
      rule: 'blob-lost',
    });
    actor = null;
    expect((await get(`/v1/blobs/${keyOf(good.digest)}`)).statusCode).toBe(401);
    expect((await get('/v1/remotes/mf-search/versions')).statusCode).toBe(401);
  });
});
