import { randomUUID } from 'node:crypto';
import { shellsOf } from '../checks/built-in-checks.ts';
import { storeCheck } from '../checks/check-store.ts';
import { currentDocument } from '../documents/document-store.ts';
import type { Grant } from '../identity/roles.ts';
import type { Answer } from '../testing/core-registry.ts';
import { startDeskRegistry } from '../testing/desk-registry.ts';
import type { DeskRegistry } from '../testing/desk-registry.ts';
import { LOCAL_TOKEN, SHELL_TOKEN } from '../testing/identity-app.ts';
import { registryForFile } from '../testing/registry-for-file.ts';

const REMOTE = 'mf-search';
const CANDIDATE = '1.1.0';
const reason = 'The new map.';
const manager = { role: 'manager', scope: 'production' } as const;
const PLANS = '/v1/environments/production/plans';
/** A name with a verified address. */
const named = (name: string) => expect.stringMatching(new RegExp(`^${name} <.*>$`)) as string;
const LOCAL = { authorization: `Bearer ${LOCAL_TOKEN}` };
type Headers = Record<string, string>;

let registry: DeskRegistry;
let nadia: Headers;
let run: string;
registryForFile(startDeskRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  run = randomUUID();
  for (const version of ['1.0.0', CANDIDATE, '1.2.0']) await registry.addVersion(REMOTE, version);
  await registry.move({ action: 'promote', remote: REMOTE, version: '1.0.0', reason });
  nadia = await person('Nadia', manager);
});

async function person(name: string, ...grants: Grant[]): Promise<Headers> {
  const { cookie } = await registry.signIn(name, ...grants);
  return { cookie, origin: 'http://localhost:3002' };
}
async function send(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers, body?: object) {
  const answer = await registry.app.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as Answer };
}
const document = async () => {
  const current = await currentDocument(registry.database, 'production');
  if (!current) throw new Error('There is no document.');
  return current.body;
};
const percent = async () => (await document()).remotes[REMOTE]?.percent;
const start = async (plan: string | undefined, who: Headers = nadia, more: object = {}) =>
  send(
    'PUT',
    `${PLANS}/${REMOTE}`,
    { ...who, 'if-match': `"${(await document()).revision}"` },
    {
      ...{ version: CANDIDATE, reason, ...(plan && { plan }) },
      ...more,
    },
  );
const change = (action: string, step: number, who: Headers = nadia) =>
  send('POST', `${PLANS}/${REMOTE}/actions`, who, { action, step, reason: `To ${action}.` });
const plan = async () => (await send('GET', PLANS, nadia)).body[0];
const words = async () => String((await plan()).next.words).replaceAll('\u00a0', ' ');
const lines = async (action: string) =>
  registry.database
    .selectFrom('audit')
    .select(['actor', 'target', 'reason'])
    .where('action', '=', action)
    .execute();

/** Moves the start of the current step back. */
async function bake(hours: number): Promise<void> {
  const since = new Date(Date.now() - hours * 3600_000);
  await registry.database.updateTable('plan').set({ since }).execute();
}
/** Reports counts like a shell, which reports every ten seconds. */
async function report(loads = 0, failed = 0, seen?: { candidate: number; released: number }): Promise<void> {
  const { salt, percent: share } = (await document()).remotes[REMOTE] ?? {};
  const counts = { fallbacks: 0, errors: 0, crashes: 0, browserFailures: 0, failures: [] };
  const of = (version: string, visits: number, failedVisits: number) => ({
    ...{ remote: REMOTE, version, salt, renders: 0, visits, failedVisits },
    ...counts,
  });
  const { status } = await send(
    'PUT',
    '/v1/shells/web-1',
    { authorization: `Bearer ${SHELL_TOKEN}` },
    {
      ...{ environment: 'production', manifest: { host: 'web-1', process: 7, shared: {} }, revision: 2, run },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [] },
      outcomes: [
        { ...of('1.0.0', 800, 0), ...(seen && { cohorts: { percent: share, seen: seen.released } }) },
        {
          ...of(CANDIDATE, loads, failed),
          ...(seen && { cohorts: { percent: share, seen: seen.candidate } }),
        },
      ],
    },
  );
  expect(status).toBe(204);
}
const rehearse = (conclusion: 'passed' | 'failed') =>
  storeCheck(
    registry.database,
    { remote: REMOTE, number: CANDIDATE },
    {
      ...{ name: 'rehearsal', conclusion, summary: 'Compared.', details: [] },
      reportedBy: shellsOf('production'),
    },
  );

describe('[REL-12] a plan', () => {
  it('starts with a rehearsal, and advances automatically once that has passed', async () => {
    const started = await start(undefined);
    expect(started).toMatchObject({ status: 200, body: { plan: { step: 1, startedBy: named('Nadia') } } });
    expect(await percent()).toBe(0);
    await report();
    expect(await words()).toBe('Goes to 1 % by itself as soon as the rehearsal has passed (missing).');
    await rehearse('passed');
    await report();
    const { remotes, lastMove } = await document();
    expect(remotes[REMOTE]).toMatchObject({ candidate: CANDIDATE, percent: 1 });
    expect(lastMove).toMatchObject({
      who: named('plan of Nadia'),
      command: `advance ${REMOTE} ${CANDIDATE} 1 %`,
      reason: `Step 2 of 6 of the plan of Nadia: ${reason}`,
    });
    expect(await words()).toMatch(
      /^Goes to 5 % by itself (at|tomorrow at) \d\d:\d\d, if 30 loads are seen \(0 so far\) and evidence stays below 100 \(1\.0 now\)\.$/,
    );
  });

  it('stops at a failed rehearsal', async () => {
    await start(undefined);
    await rehearse('failed');
    await report();
    expect(await percent()).toBe(0);
  });

  it('requires bake time and loads of each step, and ends with the candidate promoted', async () => {
    await start('1:4h:30,5:8h:400,100');
    await report(40);
    expect(await percent()).toBe(1);
    await bake(4);
    await report(40);
    expect(await percent()).toBe(5);
    await bake(9);
    await report(439);
    expect(await percent()).toBe(5);
    expect(await words()).toBe('Goes to 100 % by itself as soon as 400 loads are seen (399 so far).');
    await report(440);
    expect((await document()).remotes[REMOTE]).toMatchObject({ stable: CANDIDATE, candidate: null });
    expect(await plan()).toBeUndefined();
    expect(await lines('end-plan')).toEqual([
      { actor: named('plan of Nadia'), target: `production/${REMOTE}`, reason: 'It is through.' },
    ]);
  });

  it('is held by a freeze, and continues after it', async () => {
    await start('1:0m:0,100');
    await send('PUT', '/v1/environments/production/freeze', nadia, { reason: 'Sales.' });
    await report();
    expect(await percent()).toBe(1);
    expect(await words()).toBe('Stays at 1 % as long as it is held: “Sales.” Goes on by itself after it.');
    await send('DELETE', '/v1/environments/production/freeze', nadia);
    await report();
    expect((await document()).remotes[REMOTE]).toMatchObject({ stable: CANDIDATE });
  });

  it('is paused by one user and resumed by another', async () => {
    await start('5:0m:0,100');
    expect((await change('pause', 1)).status).toBe(200);
    await report();
    expect(await percent()).toBe(5);
    expect(await words()).toBe('Paused at 5 % by Nadia: “To pause.”');
    await change('resume', 1, await person('Claire', manager));
    expect((await document()).remotes[REMOTE]).toMatchObject({ stable: CANDIDATE });
    expect((await lines('resume-plan'))[0]).toMatchObject({ actor: named('Claire'), reason: 'To resume.' });
  });

  it('does not advance while visitors of the candidate are missing', async () => {
    await start('20:0m:0,100');
    await report(250, 0, { candidate: 250, released: 1_600 });
    expect(await percent()).toBe(20);
    expect(await words()).toBe(
      'Goes to 100 % by itself as soon as visitors of both versions are seen in their shares.',
    );
  });

  it('skips the bake time of one step, with a logged reason', async () => {
    await start('0,5:4h,20:4h,100');
    await change('skip', 1);
    expect(await percent()).toBe(5);
    await report();
    expect(await percent()).toBe(5);
    expect((await document()).lastMove?.reason).toContain('Bake time skipped by Nadia: To skip.');
    const late = await change('skip', 1);
    expect(late).toMatchObject({ status: 409, body: { rule: 'plan-moved' } });
    expect(await percent()).toBe(5);
  });

  it('stays if a rule refuses its step, and names the rule', async () => {
    await registry.database
      .updateTable('environment')
      .set({ required_checks: ['browser'] })
      .execute();
    await start('0,5,100');
    await change('skip', 1);
    await report();
    expect(await percent()).toBe(0);
    expect(await words()).toMatch(/^5 % was refused, and is retried: .*browser is missing/);
    await storeCheck(
      registry.database,
      { remote: REMOTE, number: CANDIDATE },
      { name: 'browser', conclusion: 'passed', summary: 'Fine.', details: [], reportedBy: 'ci' },
    );
    await report();
    expect(await percent()).toBe(5);
  });

  it('is limited to the current rights of its starter', async () => {
    await start('5:0m:0,20,100');
    await registry.database.deleteFrom('role_grant').execute();
    await report();
    expect(await percent()).toBe(5);
    nadia = await person('Vera', { role: 'viewer', scope: null });
    expect(await words()).toBe(
      '20 % was refused, and is retried: Nadia may no longer advance mf-search in production.',
    );
  });

  it.each([
    ['a halt', { action: 'halt', remote: REMOTE, reason }],
    ['a rollback', { action: 'rollback', remote: REMOTE, reason }],
    ['a promotion', { action: 'promote', remote: REMOTE, version: CANDIDATE, reason }],
    ['another share', { action: 'advance', remote: REMOTE, percent: 50, reason }],
    [
      'another candidate',
      { action: 'start', remote: REMOTE, version: '1.2.0', percent: 5, replace: true, reason },
    ],
  ] as const)('ends with %s', async (_what, move) => {
    await start('5:0m:1,20,100');
    await registry.move(move);
    expect(await plan()).toBeUndefined();
    const after = await document();
    await report(500);
    expect(await document()).toEqual(after);
    expect(await lines('end-plan')).toMatchObject([{ reason: 'The rollout was moved.' }]);
  });

  it('ends when its candidate is halted automatically, and continues when another remote moves', async () => {
    await registry.addVersion('mf-offer', '1.0.0');
    await start('20:0m:1000,100');
    await registry.move({ action: 'promote', remote: 'mf-offer', version: '1.0.0', reason });
    expect(await plan()).toMatchObject({ remote: REMOTE });
    await report(1000, 60);
    expect((await document()).remotes[REMOTE]).toMatchObject({ stable: '1.0.0', candidate: null });
    expect(await plan()).toBeUndefined();
  });
});

describe('[REL-12] an approval', () => {
  beforeEach(() => start('5:1h:0,50:approve,100'));

  it('is requested after the bake time, from a second user', async () => {
    const claire = await person('Claire', manager);
    expect(await change('approve', 1, claire)).toMatchObject({
      status: 409,
      body: { rule: 'plan-not-waiting' },
    });
    await bake(1);
    await report();
    expect(await plan()).toMatchObject({ state: 'waiting' });
    expect(await words()).toBe('Waiting for approval of 50 %, by anybody who may move it but Nadia.');
    for (const [who, rule] of [
      [nadia, 'approver-is-starter'],
      [LOCAL, 'approver-no-person'],
    ] as const)
      expect(await change('approve', 1, who)).toMatchObject({ status: 403, body: { rule } });
    expect(await percent()).toBe(5);
    expect((await change('approve', 1, claire)).status).toBe(200);
    expect(await percent()).toBe(50);
    expect((await document()).lastMove?.reason).toContain('Approved by Claire: To approve.');
  });

  it('is not accepted from a token of the starter, but from another user’s', async () => {
    await bake(1);
    const tokenOf = async (who: Headers) => {
      const grants = [{ role: 'manager', scope: 'production' }];
      const token = await send('POST', '/v1/tokens', who, { name: 'cli', grants, days: 1, reason });
      return { authorization: `Bearer ${token.body.token}` };
    };
    expect(await change('approve', 1, await tokenOf(nadia))).toMatchObject({
      body: { rule: 'approver-is-starter' },
    });
    await change('approve', 1, await tokenOf(await person('Claire', manager)));
    expect(await percent()).toBe(50);
  });

  it('is not overridden by a skip', async () => {
    await change('skip', 1);
    expect(await percent()).toBe(5);
    expect(await plan()).toMatchObject({ state: 'waiting' });
  });
});

describe('[REL-10] [REL-12] rights on plans', () => {
  it.each([
    ['a viewer', { role: 'viewer', scope: null }],
    ['a publisher of another remote', { role: 'publisher', scope: 'mf-offer' }],
    ['a publisher of this one', { role: 'publisher', scope: REMOTE }],
    ['a maintainer elsewhere', { role: 'maintainer', scope: `${REMOTE}/staging` }],
    ['a manager of another environment', { role: 'manager', scope: 'staging' }],
  ] as const)('let %s neither start nor change one', async (_who, grant) => {
    const vera = await person('Vera', grant);
    expect(await start('5:1h,100', vera)).toMatchObject({ status: 403, body: { rule: 'right-lacking' } });
    await start('5:0m:0,50:approve,100');
    const before = await document();
    for (const action of ['pause', 'resume', 'skip', 'approve'])
      expect(await change(action, 1, vera)).toMatchObject({ status: 403, body: { rule: 'right-lacking' } });
    expect(await document()).toEqual(before);
    expect((await send('GET', PLANS, vera)).body).toMatchObject([{ remote: REMOTE, step: 1 }]);
  });

  it('let a maintainer of the remote start one, based on the current revision', async () => {
    const mia = await person('Mia', { role: 'maintainer', scope: REMOTE });
    const url = `${PLANS}/${REMOTE}`;
    const body = { version: CANDIDATE, plan: '5,100', reason };
    expect((await send('PUT', url, mia, body)).status).toBe(428);
    expect((await send('PUT', url, { ...mia, 'if-match': '"0"' }, body)).body.rule).toBe('revision-moved');
    expect((await start('5,100', mia)).status).toBe(200);
    expect(await start('5,4,100', mia)).toMatchObject({ status: 422, body: { rule: 'plan-invalid' } });
    expect(await plan()).toMatchObject({ startedBy: named('Mia') });
  });
});
