import { startCoreRegistry } from './testing/core-registry.ts';
import type { CoreRegistry } from './testing/core-registry.ts';
import { verifyAudit } from './audit/audit.ts';
import { prepareDocuments, prepareEnvironments } from './environments/prepare-environments.ts';
import type { MoveRequest } from './environments/schemas.ts';

let registry: CoreRegistry;
beforeAll(async () => {
  registry = await startCoreRegistry();
}, 120_000);
afterAll(() => registry.stop());
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.addVersion('mf-search', version);
  await move({ action: 'promote', version: '1.0.0' });
});

const reason = 'Because it is Tuesday.';
type Options = Parameters<CoreRegistry['move']>[1];
/** Moves mf-search. */
const move = (request: object, options?: Options) =>
  registry.move({ remote: 'mf-search', reason, ...request } as MoveRequest, options);
const restore = (revision: number) => registry.move({ action: 'restore', revision, reason });
const headers = { authorization: 'Bearer Camille' };
const audit = async () =>
  (await registry.app.inject({ url: '/v1/audit', headers })).json<Record<string, unknown>[]>();
const released = async () => {
  const answer = await registry.app.inject({ url: '/v1/environments/production', headers });
  return answer.json().document.remotes['mf-search'];
};

describe('[REL-10] a move', () => {
  it('applies only to the revision on which it is based', async () => {
    const url = '/v1/environments/production/moves';
    const payload = { action: 'promote', remote: 'mf-search', version: '1.1.0', reason };
    const unsure = await registry.app.inject({ method: 'POST', url, headers, payload });
    expect([unsure.statusCode, unsure.json().rule]).toEqual([428, 'if-match-missing']);
    const stale = await move(payload, { revision: 1 });
    expect(stale).toMatchObject({ status: 409, body: { rule: 'revision-moved', now: 2, by: 'Camille' } });
    expect(stale.body.message).toContain('"promote mf-search 1.0.0" by Camille was the last move');
    expect(await released()).toMatchObject({ stable: '1.0.0' });
  });

  it('succeeds for one of two concurrent users; the other is refused with the first one’s name', async () => {
    const answers = await Promise.all([
      move({ action: 'promote', version: '1.1.0' }, { revision: 2, who: 'Ana' }),
      move({ action: 'promote', version: '1.2.0' }, { revision: 2, who: 'Bo' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner] = answers[0]?.status === 200 ? ['Ana'] : ['Bo'];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ now: 3, by: winner });
    expect(await registry.revision()).toBe(3);
    expect((await audit()).filter(({ action }) => action === 'promote')).toHaveLength(2);
  });

  it('has a reason, and is in the audit log with the state before and after', async () => {
    const silent = await move({ action: 'promote', version: '1.1.0', reason: ' ' });
    expect(silent).toMatchObject({ status: 400, body: { rule: 'invalid-request' } });
    await move({ action: 'start', version: '1.1.0', percent: 10 });
    expect((await audit()).at(-1)).toMatchObject({
      actor: 'Camille',
      action: 'start',
      target: 'production/mf-search',
      reason,
      before: { revision: 2, remotes: { 'mf-search': { stable: '1.0.0', candidate: null } } },
      after: { revision: 3, remotes: { 'mf-search': { candidate: '1.1.0', percent: 10 } } },
    });
    expect(await verifyAudit(registry.database)).toMatchObject({ ok: true });
  });

  it('has a reason of one line, which cannot forge others', async () => {
    await move({
      action: 'pin',
      reason: 'ok\n2026-11-27  Alice  promote mf-search 9.9.9\u001b[31m\u2028red',
    });
    const said = 'ok 2026-11-27  Alice  promote mf-search 9.9.9 [31m red';
    expect((await audit()).at(-1)).toMatchObject({ action: 'pin', reason: said });
    expect(await released()).toMatchObject({ pinned: said });
  });

  it('takes a version from its start to all visitors, and back', async () => {
    await move({ action: 'start', version: '1.1.0', percent: 5 });
    const { salt } = await released();
    await move({ action: 'advance', percent: 50 });
    expect(await released()).toMatchObject({ candidate: '1.1.0', percent: 50, salt });
    await move({ action: 'pause' });
    expect(await released()).toMatchObject({ candidate: '1.1.0', percent: 0, salt });
    await move({ action: 'advance', version: '1.1.0', percent: 20 });
    await move({ action: 'promote', version: '1.1.0' });
    expect(await released()).toMatchObject({ stable: '1.1.0', candidate: null, fallback: ['1.0.0'] });
    await move({ action: 'rollback' });
    expect(await released()).toMatchObject({ stable: '1.0.0', fallback: [], withdrawn: ['1.1.0'] });
  });

  it('rolls back only to earlier versions: any other would bypass the right to promote', async () => {
    await move({ action: 'start', version: '1.2.0', percent: 5 });
    await move({ action: 'halt' });
    const answer = await move({ action: 'rollback', version: '1.2.0' });
    expect(answer).toMatchObject({ status: 422, body: { rule: 'impossible-move' } });
    expect(await released()).toMatchObject({ stable: '1.0.0' });
  });

  it('releases only versions that are ready', async () => {
    await registry.database
      .updateTable('version')
      .set({ state: 'refused' })
      .where('number', '=', '1.1.0')
      .execute();
    for (const version of ['1.1.0', '9.9.9'])
      expect(await move({ action: 'start', version, percent: 5 })).toMatchObject({
        status: 422,
        body: { rule: 'version-not-ready' },
      });
    expect(await registry.revision()).toBe(2);
  });

  it.each([
    ['an action that is none', { action: 'jump' }],
    ['a promotion that names no version', { action: 'promote' }],
    ['a share that is none', { action: 'start', version: '1.1.0', percent: 101 }],
    ['a member that is not known', { action: 'halt', percent: 5 }],
    ['a name that every object has', { action: 'pin', remote: 'constructor' }],
  ])('is refused with %s', async (_case, request) => {
    expect(await move(request)).toMatchObject({ status: 400, body: { rule: 'invalid-request' } });
  });

  it('needs the right to move: readers may only look', async () => {
    expect((await move({ action: 'promote', version: '1.1.0' }, { who: 'reader' })).status).toBe(403);
    const url = '/v1/environments';
    const looked = await registry.app.inject({ url, headers: { authorization: 'Bearer reader' } });
    expect(looked.json()).toMatchObject([{ name: 'staging' }, { name: 'production', revision: 2 }]);
    expect((await registry.app.inject({ url })).statusCode).toBe(401);
  });
});

describe('[REL-10] freezes and pins', () => {
  const url = '/v1/environments/production/freeze';

  it('a frozen environment allows only rollbacks', async () => {
    await move({ action: 'promote', version: '1.2.0' });
    await move({ action: 'start', version: '1.1.0', percent: 5 });
    const frozen = await registry.app.inject({ method: 'PUT', url, headers, payload: { reason: 'Sales.' } });
    expect(frozen.json()).toMatchObject({ frozen: 'Sales.' });
    const refused = await move({ action: 'advance', percent: 50 });
    expect(refused).toMatchObject({ status: 423, body: { rule: 'frozen' } });
    expect(refused.body.message).toContain('Sales.');
    expect((await restore(2)).status).toBe(423);
    expect((await move({ action: 'halt' })).status).toBe(200);
    expect((await move({ action: 'rollback' })).status).toBe(200);
    expect(await released()).toMatchObject({ stable: '1.0.0' });
    await registry.app.inject({ method: 'DELETE', url, headers });
    expect((await move({ action: 'promote', version: '1.1.0' })).status).toBe(200);
    const lines = (await audit()).map(({ action, actor, reason: why }) => [action, actor, why]);
    const actions = ['freeze', 'halt', 'rollback', 'unfreeze', 'promote'];
    expect(lines.slice(-5).map(([action]) => action)).toEqual(actions);
    expect(lines.at(-5)).toEqual(['freeze', 'Camille', 'Sales.']);
  });

  it('a pinned remote allows only rollbacks, and does not affect others', async () => {
    await registry.addVersion('mf-offer', '1.0.0');
    await move({ action: 'promote', version: '1.2.0' });
    await move({ action: 'pin' });
    const refused = await move({ action: 'promote', version: '1.1.0' });
    expect(refused).toMatchObject({ status: 409, body: { rule: 'pinned' } });
    expect(refused.body.message).toContain(reason);
    expect((await move({ action: 'promote', remote: 'mf-offer', version: '1.0.0' })).status).toBe(200);
    expect((await move({ action: 'rollback' })).status).toBe(200);
    expect(await released()).toMatchObject({ stable: '1.0.0', pinned: reason });
    expect((await move({ action: 'unpin' })).status).toBe(200);
    expect((await move({ action: 'promote', version: '1.1.0' })).status).toBe(200);
  });

  it('[REL-10] withdraws a version from its visitors only with consent', async () => {
    await move({ action: 'start', version: '1.1.0', percent: 20 });
    const other = { action: 'start', version: '1.2.0', percent: 5 };
    expect(await move(other)).toMatchObject({ status: 409, body: { rule: 'candidate-taken' } });
    const overtaking = { action: 'promote', version: '1.2.0' };
    expect(await move(overtaking)).toMatchObject({ status: 409, body: { rule: 'candidate-taken' } });
    const fewer = { action: 'start', version: '1.1.0', percent: 5 };
    expect(await move(fewer)).toMatchObject({ status: 409, body: { rule: 'visitors-lose' } });
    expect(await released()).toMatchObject({ candidate: '1.1.0', percent: 20 });
    expect((await move({ ...fewer, lower: true })).status).toBe(200);
    expect((await move({ ...other, replace: true })).status).toBe(200);
    expect(await released()).toMatchObject({ candidate: '1.2.0', percent: 5 });
    // No visitor has a paused version.
    await move({ action: 'pause' });
    expect((await move({ action: 'start', version: '1.1.0', percent: 5 })).status).toBe(200);
    expect((await move({ ...overtaking, replace: true })).status).toBe(200);
    expect(await released()).toMatchObject({ stable: '1.2.0', candidate: null });
  });

  it('a required environment starts with the release of the one that requires it', async () => {
    await move({ action: 'start', version: '1.1.0', percent: 5 });
    await prepareEnvironments(registry.database, { requireStaging: true });
    await prepareDocuments(registry.database, registry.keys);
    const answer = await registry.app.inject({ url: '/v1/environments/staging', headers });
    const { 'mf-search': begun } = answer.json().document.remotes;
    expect(begun).toMatchObject({ stable: '1.0.0', candidate: null, percent: 0 });
    const revision = await registry.revision('staging');
    await prepareDocuments(registry.database, registry.keys);
    expect(await registry.revision('staging')).toBe(revision);
  });

  it('releases only versions that shells of a required environment have served, with the same files', async () => {
    const careful = await startCoreRegistry({ requireStaging: true });
    const inStaging = { environment: 'staging' };
    /** A shell of staging reports the last revision. */
    const served = async () =>
      careful.app.inject({
        method: 'PUT',
        url: '/v1/shells/staging-1',
        headers,
        payload: {
          environment: 'staging',
          manifest: { host: 'staging-1', process: 7, shared: {} },
          revision: await careful.revision('staging'),
          inForceAt: new Date().toISOString(),
          fallbacks: [],
          disabled: [],
        },
      });
    const promote = (version: string, options?: Options) =>
      careful.move({ action: 'promote', remote: 'mf-search', version, reason }, options);
    for (const version of ['1.0.0', '1.1.0']) await careful.addVersion('mf-search', version);
    expect(await promote('1.0.0')).toMatchObject({ status: 422, body: { rule: 'not-tried' } });
    await promote('1.0.0', inStaging);
    expect((await promote('1.0.0')).body).toMatchObject({ rule: 'not-tried' });
    await served();
    expect((await promote('1.0.0')).status).toBe(200);
    const start = (percent: number) =>
      careful.move({ action: 'start', remote: 'mf-search', version: '1.1.0', percent, reason });
    expect((await start(0)).status).toBe(200);
    expect((await start(1)).body).toMatchObject({ rule: 'not-tried' });
    await promote('1.1.0', inStaging);
    await served();
    expect((await start(100)).status).toBe(200);
    // After a rollback both are known here. Another digest in the required environment is no proof.
    await promote('1.1.0');
    expect((await careful.move({ action: 'rollback', remote: 'mf-search', reason })).status).toBe(200);
    const otherFiles = await careful.addVersion('mf-search', '2.0.0');
    await careful.database
      .updateTable('version')
      .set({ digest: otherFiles.replace('sha384-', '') })
      .where('number', '=', '1.1.0')
      .execute();
    expect((await promote('1.1.0')).body).toMatchObject({ rule: 'not-tried' });
    await careful.stop();
  });
});

describe('[REL-09] a restore', () => {
  it('activates an old revision again, as a new one', async () => {
    await move({ action: 'promote', version: '1.1.0' });
    await move({ action: 'start', version: '1.2.0', percent: 30 });
    const { status, body } = await restore(2);
    expect(status).toBe(200);
    expect(body.revision).toBe(5);
    expect(await released()).toMatchObject({
      stable: '1.0.0',
      candidate: null,
      withdrawn: ['1.1.0', '1.2.0'],
    });
    expect(await restore(99)).toMatchObject({ status: 422, body: { rule: 'unknown-revision' } });
    const history = await registry.app.inject({ url: '/v1/environments/production/revisions', headers });
    expect(history.json().map((each: { revision: number }) => each.revision)).toEqual([5, 4, 3, 2, 1]);
    const then = await registry.app.inject({ url: '/v1/environments/production/revisions/3', headers });
    expect(then.json().document.remotes['mf-search']).toMatchObject({ stable: '1.1.0' });
  });

  it('leaves pinned remotes unchanged', async () => {
    await move({ action: 'promote', version: '1.1.0' });
    await move({ action: 'pin' });
    expect(await restore(2)).toMatchObject({ status: 409, body: { rule: 'pinned' } });
    expect((await restore(3)).status).toBe(200);
    expect(await released()).toMatchObject({ stable: '1.1.0', pinned: reason });
  });

  it('refuses deleted versions', async () => {
    await move({ action: 'promote', version: '1.1.0' });
    await registry.database
      .updateTable('version')
      .set({ state: 'deleted' })
      .where('number', '=', '1.0.0')
      .execute();
    expect(await restore(2)).toMatchObject({ status: 422, body: { rule: 'version-not-ready' } });
    await move({ action: 'promote', version: '1.2.0' });
    expect(await released()).toMatchObject({ fallback: ['1.1.0'] });
  });
});
