import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', '1.1.0']) await registry.addVersion('mf-search', version);
  await move({ action: 'promote', remote: 'mf-search', version: '1.0.0', reason: 'First.' });
});

const move = (...parameters: Parameters<CoreRegistry['move']>) => registry.move(...parameters);
const headers = { authorization: 'Bearer shell' };
const manifest = {
  host: 'web-1',
  process: 7,
  shared: { react: { version: '19.3.0', exports: ['useState'] } },
};

const report = (instance: string, revision: number, changes: object = {}, token = 'shell') =>
  registry.app.inject({
    method: 'PUT',
    url: `/v1/shells/${instance}`,
    headers: { authorization: `Bearer ${token}` },
    payload: {
      environment: 'production',
      manifest,
      revision,
      inForceAt: new Date().toISOString(),
      fallbacks: [],
      disabled: [],
      ...changes,
    },
  });
const shells = async () => {
  const answer = await registry.app.inject({ url: '/v1/environments/production/shells', headers });
  return answer.json<Record<string, unknown>[]>();
};
const production = async () => {
  const answer = await registry.app.inject({ url: '/v1/environments/production', headers });
  return answer.json().document;
};
const issuedAt = async (revision: number) => {
  const url = `/v1/environments/production/revisions/${revision}`;
  const answer = await registry.app.inject({ url, headers });
  return Date.parse(answer.json().document.issuedAt);
};

describe('[REL-09] reports of shells', () => {
  it('include how long the last one took to serve a revision; none for one that started with it', async () => {
    expect((await report('web-1', 2)).statusCode).toBe(204);
    await move({ action: 'promote', remote: 'mf-search', version: '1.1.0', reason: 'Next.' });
    const inForceAt = new Date((await issuedAt(3)) + 420).toISOString();
    await report('web-1', 3, { inForceAt });
    await report('web-1', 3, { inForceAt: new Date(Date.now() + 60_000).toISOString() });
    await report('web-2', 3);
    const known = await shells();
    expect(known.find(({ instance }) => instance === 'web-1')).toMatchObject({
      revision: 3,
      tookMilliseconds: 420,
      live: true,
    });
    expect(known.find(({ instance }) => instance === 'web-2')).toMatchObject({ tookMilliseconds: null });
  });

  it('accept a clock that is wrong by years', async () => {
    await report('web-1', 2);
    await move({ action: 'promote', remote: 'mf-search', version: '1.1.0', reason: 'Next.' });
    const inForceAt = new Date(Date.now() + 25 * 365 * 24 * 3_600_000).toISOString();
    expect((await report('web-1', 3, { inForceAt })).statusCode).toBe(204);
    expect(await shells()).toMatchObject([{ revision: 3, live: true }]);
  });

  it('end with deregistration, with the right for the shell’s environment', async () => {
    await report('web-1', 2);
    await report('web-2', 2);
    const retire = (instance: string, environment: string) =>
      registry.app.inject({
        method: 'DELETE',
        url: `/v1/shells/${instance}?environment=${environment}`,
        headers,
      });
    expect((await retire('web-1', 'production')).statusCode).toBe(204);
    expect((await retire('web-2', 'staging')).statusCode).toBe(204);
    expect((await shells()).map(({ instance }) => instance)).toEqual(['web-2']);
  });

  it('include versions that a shell could not serve', async () => {
    const fallback = { remote: 'mf-search', wanted: '1.1.0', served: '1.0.0', why: 'It throws.' };
    const fallbacks = [fallback, { ...fallback, remote: 'mf-apply', served: null }];
    await report('web-1', 2, { fallbacks });
    expect(await shells()).toMatchObject([{ fallbacks }]);
  });

  it('bind a name to one environment, which must exist', async () => {
    await report('web-1', 2);
    const other = await report('web-1', 1, { environment: 'staging' });
    expect([other.statusCode, other.json().rule]).toEqual([409, 'instance-taken']);
    expect((await report('web-2', 1, { environment: 'nowhere' })).statusCode).toBe(404);
    expect((await report('web-3', 2, { fallbacks: 'none' })).statusCode).toBe(400);
  });

  it('bind a name to one token while the shell is live', async () => {
    await report('web-1', 2);
    const forged = await report('web-1', 1, {}, 'other shell');
    expect([forged.statusCode, forged.json().rule]).toEqual([409, 'instance-taken']);
    const url = '/v1/shells/web-1?environment=production';
    await registry.app.inject({ method: 'DELETE', url, headers: { authorization: 'Bearer other shell' } });
    expect(await shells()).toMatchObject([{ instance: 'web-1', revision: 2 }]);
    await registry.database
      .updateTable('shell')
      .set({ seen_at: new Date(Date.now() - 61_000) })
      .execute();
    expect((await report('web-1', 2, {}, 'its next token')).statusCode).toBe(204);
  });

  it('halt a candidate that a shell has disabled, once, also in a frozen environment', async () => {
    await move({ action: 'start', remote: 'mf-search', version: '1.1.0', percent: 10, reason: 'Try.' });
    await registry.app.inject({
      method: 'PUT',
      url: '/v1/environments/production/freeze',
      headers,
      payload: { reason: 'Sales.' },
    });
    const disabled = [{ remote: 'mf-search', version: '1.1.0', reason: 'It ended the process.' }];
    const answers = await Promise.all(
      ['web-1', 'web-2', 'web-3'].map((name) => report(name, 3, { disabled })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const document = await production();
    expect(document.remotes['mf-search']).toMatchObject({ stable: '1.0.0', candidate: null });
    expect(document).toMatchObject({
      revision: 4,
      lastMove: { who: expect.stringMatching(/^shell web-\d$/), reason: 'It ended the process.' },
    });
  });

  it('[FUSE-01] do not halt a candidate in a new rollout before a shell disables it again', async () => {
    const start = {
      action: 'start',
      remote: 'mf-search',
      version: '1.1.0',
      percent: 10,
      reason: 'Try.',
    } as const;
    const { salt } = (await move(start)).body.document.remotes['mf-search'];
    const disabled = [{ remote: 'mf-search', version: '1.1.0', reason: 'It ended the process.', salt }];
    await report('web-1', 3, { disabled });
    const again = (await move({ ...start, reason: 'Fixed.' })).body.document.remotes['mf-search'];
    await report('web-2', 3, { disabled });
    const candidate = async () => (await production()).remotes['mf-search'].candidate;
    expect(await candidate()).toBe('1.1.0');
    await report('web-2', 5, { disabled: [{ ...disabled[0], salt: again.salt }] });
    expect(await candidate()).toBeNull();
  });

  it('[REL-04] roll back a released version that a shell has disabled, until it is promoted again', async () => {
    const promoted = await move({
      action: 'promote',
      remote: 'mf-search',
      version: '1.1.0',
      reason: 'Next.',
    });
    const { salt } = promoted.body.document.remotes['mf-search'];
    const disabled = [{ remote: 'mf-search', version: '1.1.0', reason: 'It failed ten pages.', salt }];
    await report('web-1', 3, { disabled });
    const document = await production();
    expect(document.remotes['mf-search']).toMatchObject({ stable: '1.0.0', withdrawn: ['1.1.0'] });
    expect(document.lastMove).toMatchObject({ who: 'shell web-1', reason: 'It failed ten pages.' });
    await report('web-2', 3, { disabled });
    expect((await production()).revision).toBe(document.revision);
    await move({ action: 'promote', remote: 'mf-search', version: '1.1.0', reason: 'Corrected elsewhere.' });
    await report('web-1', 3, { disabled });
    expect((await production()).remotes['mf-search']).toMatchObject({ stable: '1.1.0' });
  });

  it('are checked at a move: refuses a version that a running shell could not run', async () => {
    await registry.addVersion('mf-search', '2.0.0', 'needs more', { shared: { react: '^20.0.0' } });
    await report('web-1', 2);
    const refused = await move({ action: 'promote', remote: 'mf-search', version: '2.0.0', reason: 'Next.' });
    expect(refused).toMatchObject({ status: 422, body: { rule: 'impossible-move' } });
    expect(refused.body.message).toContain('web-1');
  });

  it('[REL-09] hold no way back of a remote, whatever a shell that came later cannot run of another', async () => {
    await registry.addVersion('mf-offer', '1.0.0');
    await registry.addVersion('mf-offer', '2.0.0', 'needs more', { shared: { react: '^20.0.0' } });
    await move({ action: 'promote', remote: 'mf-offer', version: '1.0.0', reason: 'First.' });
    await move({ action: 'start', remote: 'mf-offer', version: '2.0.0', percent: 5, reason: 'Try.' });
    await move({ action: 'start', remote: 'mf-search', version: '1.1.0', percent: 10, reason: 'Try.' });
    await report('web-1', 5);
    const wider = { action: 'advance', remote: 'mf-offer', percent: 20, reason: 'More.' } as const;
    expect(await move(wider)).toMatchObject({ status: 422, body: { rule: 'impossible-move' } });
    expect((await move({ action: 'pause', remote: 'mf-offer', reason: 'Wait.' })).status).toBe(200);
    expect((await move({ action: 'halt', remote: 'mf-search', reason: 'It fails.' })).status).toBe(200);
  });
});
