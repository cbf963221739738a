import { randomUUID } from 'node:crypto';
import { currentDocument } from '../documents/document-store.ts';
import type { Grant } from '../identity/roles.ts';
import type { Answer } from '../testing/core-registry.ts';
import { startDeskRegistry } from '../testing/desk-registry.ts';
import type { DeskRegistry } from '../testing/desk-registry.ts';
import { SHELL_TOKEN } from '../testing/identity-app.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

const reason = 'They need each other.';
const OFFER = { remote: 'mf-offer', version: '2.0.0' };
const PRODUCTION = '/v1/environments/production';
type Headers = Record<string, string>;

let registry: DeskRegistry;
let nadia: Headers;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const [remote, ...versions] of [
    ['mf-search', '1.0.0', '1.1.0', '1.2.0'],
    ['mf-offer', '1.0.0', '2.0.0'],
    ['mf-apply', '1.0.0', '1.1.0'],
  ] as const) {
    for (const version of versions) await registry.addVersion(remote, version);
    await registry.move({ action: 'promote', remote, version: '1.0.0', reason });
  }
  nadia = await person('Nadia', { role: 'manager', scope: 'production' });
});

async function person(name: string, ...grants: Grant[]): Promise<Headers> {
  const { cookie } = await registry.signIn(name, ...grants);
  return { cookie, origin: 'http://localhost:3002' };
}
const document = async () => {
  const current = await currentDocument(registry.database, 'production');
  if (!current) throw new Error('There is no document.');
  return current.body;
};
/** Returns each remote's released version, and its candidate with the share of visitors. */
const given = async () =>
  Object.fromEntries(
    Object.entries((await document()).remotes).map(([remote, { stable, candidate, percent }]) => [
      remote,
      candidate === null ? stable : `${stable}, ${candidate} for ${percent} %`,
    ]),
  );
const send = async (method: 'POST' | 'PUT' | 'GET', url: string, who: Headers, payload: object = {}) => {
  const headers = { ...who, 'if-match': `"${(await document()).revision}"` };
  const answer = await registry.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as Answer };
};
const move = (request: object, who = nadia) =>
  send('POST', `${PRODUCTION}/moves`, who, { remote: 'mf-search', reason, ...request });
const start = (percent: number, who = nadia) =>
  move({ action: 'start', version: '1.1.0', percent, with: [OFFER] }, who);

describe('[REL-12] linked versions of several remotes', () => {
  it('reach the same visitors in one revision, and move together afterwards', async () => {
    const { revision } = await document();
    expect((await start(5)).status).toBe(200);
    const { remotes, lastMove, revision: after } = await document();
    expect(after).toBe(revision + 1);
    expect(remotes['mf-offer']).toMatchObject({
      candidate: '2.0.0',
      percent: 5,
      salt: remotes['mf-search']?.salt,
    });
    expect(lastMove?.command).toBe('start mf-search 1.1.0 5 % with mf-offer 2.0.0');

    // A move of either remote moves both.
    await move({ action: 'advance', remote: 'mf-offer', percent: 20 });
    expect(await given()).toMatchObject({
      'mf-search': '1.0.0, 1.1.0 for 20 %',
      'mf-offer': '1.0.0, 2.0.0 for 20 %',
      'mf-apply': '1.0.0',
    });
    await move({ action: 'pause' });
    expect(await given()).toMatchObject({ 'mf-offer': '1.0.0, 2.0.0 for 0 %' });
    await move({ action: 'promote', version: '1.1.0' });
    expect(await given()).toEqual({ 'mf-search': '1.1.0', 'mf-offer': '2.0.0', 'mf-apply': '1.0.0' });
  });

  it.each(['halt', 'rollback'])('are rolled back together by a %s', async (action) => {
    await start(5);
    expect((await move({ action, remote: 'mf-offer' })).status).toBe(200);
    expect(await given()).toEqual({ 'mf-search': '1.0.0', 'mf-offer': '1.0.0', 'mf-apply': '1.0.0' });
    const lines = await registry.database
      .selectFrom('audit')
      .select('target')
      .where('action', '=', action)
      .execute();
    expect(lines.map(({ target }) => target).sort()).toEqual(['production/mf-offer', 'production/mf-search']);
  });

  it('need the right to move all of them to go up, and one of them to go back', async () => {
    const search = await person('Sam', { role: 'maintainer', scope: 'mf-search/production' });
    const refused = await start(5, search);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('mf-offer')]);
    await start(5);
    expect((await move({ action: 'advance', percent: 20 }, search)).status).toBe(403);
    expect((await move({ action: 'halt' }, search)).status).toBe(200);
    expect(await given()).toMatchObject({ 'mf-search': '1.0.0', 'mf-offer': '1.0.0' });
  });

  it('are blocked by a pin or a missing check of one', async () => {
    await start(5);
    await move({ action: 'pin', remote: 'mf-offer' });
    expect((await move({ action: 'advance', percent: 20 })).body.rule).toBe('pinned');
    await move({ action: 'unpin', remote: 'mf-offer' });
    await registry.database
      .updateTable('environment')
      .set({ required_checks: ['gate', 'browser'] })
      .where('name', '=', 'production')
      .execute();
    const { body } = await move({ action: 'advance', percent: 20 });
    expect(body.rule).toBe('checks-required');
    expect(body.message).toMatch(/mf-offer@2\.0\.0 lacks[^]*mf-search@1\.1\.0 lacks/);
  });

  it('do not take part in a move of another version', async () => {
    await start(5);
    await move({ action: 'promote', version: '1.2.0', replace: true });
    expect(await given()).toMatchObject({ 'mf-search': '1.2.0', 'mf-offer': '1.0.0, 2.0.0 for 5 %' });
  });
});

describe('[REL-12] a plan of linked remotes', () => {
  const loads = async (remote: string, version: string, visits: number) => ({
    ...{ remote, version, salt: (await document()).remotes[remote]?.salt },
    ...{ renders: 0, fallbacks: 0, errors: 0, crashes: 0, browserFailures: 0, failures: [] },
    ...{ visits, failedVisits: 0 },
  });
  const report = async (run: string, outcomes: object[]) =>
    send(
      'PUT',
      '/v1/shells/web-1',
      { authorization: `Bearer ${SHELL_TOKEN}` },
      {
        ...{
          environment: 'production',
          manifest: { host: 'web-1', process: 7, shared: {} },
          revision: 2,
          run,
        },
        ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], outcomes },
      },
    );

  it('takes its step once each has enough traffic', async () => {
    const plan = { version: '1.1.0', with: [OFFER], plan: '5:1m:30,100', reason };
    expect((await send('PUT', `${PRODUCTION}/plans/mf-search`, nadia, plan)).status).toBe(200);
    await registry.database
      .updateTable('plan')
      .set({ since: new Date(Date.now() - 3600_000) })
      .execute();
    const run = randomUUID();
    expect((await report(run, [await loads('mf-search', '1.1.0', 40)])).status).toBe(204);
    expect(await given()).toMatchObject({ 'mf-search': '1.0.0, 1.1.0 for 5 %' });
    await report(run, [await loads('mf-search', '1.1.0', 40), await loads('mf-offer', '2.0.0', 31)]);
    expect(await given()).toMatchObject({ 'mf-search': '1.1.0', 'mf-offer': '2.0.0' });
  });
});
