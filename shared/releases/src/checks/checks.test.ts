import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import { verifyAudit } from '../audit/audit.ts';
import { gateFindings } from './gate-check.ts';
import { prepareGateChecks } from './prepare-gate-checks.ts';
import { MAX_PARTS } from './schemas.ts';

const REMOTE = 'mf-search';
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  await registry.addVersion(REMOTE, '1.0.0');
});

type Method = 'GET' | 'PUT';
const ask = async (
  method: Method,
  path: string,
  payload?: object,
  who = 'ci of search',
): Promise<{ status: number; body: Answer }> => {
  const answer = await registry.app.inject({
    ...{ method, url: `/v1/remotes/${REMOTE}/versions/${path}` },
    headers: { authorization: `Bearer ${who}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const PASSED = { conclusion: 'passed', summary: '5 pages in Chromium' };
const FINDING = {
  ...{ rule: 'contrast', what: 'The button is grey on white.' },
  ...{ whom: 'Visitors with low vision.', do: 'Take the ink of the design system.' },
};
const report = (payload: object = PASSED, check = 'browser', who?: string) =>
  ask('PUT', `1.0.0/checks/${check}`, payload, who);
const checks = async (number = '1.0.0') => (await ask('GET', `${number}/checks`)).body;
const linesOf = async (action: string) =>
  registry.database.selectFrom('audit').selectAll().where('action', '=', action).execute();

describe('[REL-05] a check of a version', () => {
  it('is the last report, with its author and time, along with the gate’s check', async () => {
    const before = Date.now();
    await report({ conclusion: 'running', summary: 'Opens its pages' });
    const failed = { conclusion: 'failed', summary: '1 of 5 pages fails', details: [FINDING] };
    expect(await report(failed)).toMatchObject({ status: 200, body: { ...failed, name: 'browser' } });
    const found = await checks();
    expect(found).toEqual([
      {
        ...{ name: 'browser', ...failed },
        ...{ pictures: [], reportedBy: 'ci of search', reportedAt: expect.any(String) },
      },
      expect.objectContaining({ name: 'gate', conclusion: 'passed', reportedBy: 'registry' }),
    ]);
    expect(Date.parse(found[0].reportedAt)).toBeGreaterThanOrEqual(before);
  });

  it('is in the audit log; repeating the same report adds no line', async () => {
    const first = await report();
    expect(await report()).toEqual(first);
    await report({ conclusion: 'failed', summary: 'It does not hydrate' });
    const lines = await linesOf('report-check');
    expect(lines).toMatchObject([
      {
        actor: 'ci of search',
        target: 'mf-search@1.0.0',
        before: null,
        after: { name: 'browser', ...PASSED },
      },
      { before: PASSED, after: { conclusion: 'failed', summary: 'It does not hydrate' } },
    ]);
    expect(await verifyAudit(registry.database)).toMatchObject({ ok: true });
  });

  it('is the last of several concurrent reports, each in the log', async () => {
    const said = ['a', 'b', 'c', 'd'].map((summary) => ({ conclusion: 'passed', summary }));
    const answers = await Promise.all(said.map((each) => report(each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const lines = await linesOf('report-check');
    expect(lines).toHaveLength(4);
    expect((await checks())[0]).toMatchObject(lines.at(-1)?.after as object);
  });

  it.each(['gate', 'render', 'rehearsal'])(
    '%s is reported by the registry and shells alone',
    async (name) => {
      const before = await checks();
      expect(await report(PASSED, name)).toMatchObject({ status: 403, body: { rule: 'check-built-in' } });
      expect(await checks()).toEqual(before);
    },
  );

  it('is a single line, which cannot forge others', async () => {
    const forged = { conclusion: 'passed', summary: 'ok\n2026-11-28  gate passed\u001b[31m' };
    const details = [{ ...FINDING, what: 'one\u2028two' }];
    const { body } = await report({ ...forged, details });
    expect(body).toMatchObject({
      summary: 'ok 2026-11-28  gate passed [31m',
      details: [{ what: 'one two' }],
    });
  });

  it.each<[string, object]>([
    ['another conclusion', { ...PASSED, conclusion: 'skipped' }],
    ['nothing to say', { ...PASSED, summary: ' \u0001' }],
    ['more than a line', { ...PASSED, summary: 'x'.repeat(201) }],
    ['more findings than a person reads', { ...PASSED, details: Array(31).fill(FINDING) }],
    ['a finding that does not say what to do', { ...PASSED, details: [{ ...FINDING, do: undefined }] }],
    ['a member that is not known', { ...PASSED, picture: 'data:' }],
  ])('is refused with %s', async (_case, payload) => {
    expect(await report(payload)).toMatchObject({ status: 400, body: { rule: 'invalid-request' } });
    expect(await checks()).toHaveLength(1);
  });

  it.each(['Browser', 'browser_2', '-browser', 'browser--2', '2nd'])(
    'cannot have a name like %s',
    async (name) => {
      expect(await report(PASSED, name)).toMatchObject({ status: 400, body: { rule: 'invalid-request' } });
    },
  );

  it('is limited to twenty names, which can be reported again', async () => {
    for (let each = 1; each < 20; each += 1) await report(PASSED, `check-${each}`);
    expect(await report(PASSED, 'one-more')).toMatchObject({
      status: 422,
      body: { rule: 'too-many-checks' },
    });
    expect((await report({ ...PASSED, conclusion: 'failed' }, 'check-1')).status).toBe(200);
  });

  it('needs a releasable version, and the right to publish it', async () => {
    expect((await ask('PUT', '9.9.9/checks/browser', PASSED)).body).toMatchObject({
      rule: 'version-unknown',
    });
    expect((await ask('GET', '9.9.9/checks')).body).toMatchObject({ status: 404, rule: 'version-unknown' });
    expect((await report(PASSED, 'browser', 'reader')).status).toBe(403);
    await registry.database.updateTable('version').set({ state: 'refused' }).execute();
    expect((await report()).body).toMatchObject({ status: 422, rule: 'version-not-ready' });
  });

  it('leaves the version unchanged', async () => {
    const version = async () => (await ask('GET', '1.0.0')).body;
    const before = await version();
    await report({ conclusion: 'failed', summary: 'It does not hydrate' });
    expect(await version()).toEqual(before);
  });
});

it('[REL-05] truncates long findings of the gate to a check’s limits, without splitting characters', () => {
  const detail = `${'x'.repeat(MAX_PARTS.what - 2)}👗 and more`;
  const [finding] = gateFindings([{ rule: 'routes', outcome: 'refused', detail }]);
  expect(finding?.what).toHaveLength(MAX_PARTS.what);
  expect(finding?.what.isWellFormed()).toBe(true);
});

it('[REL-05] older versions get the gate’s findings as a check, once', async () => {
  const refused = [
    { rule: 'budget', outcome: 'passed', detail: null },
    { rule: 'removals', outcome: 'refused', detail: 'mf-search gives up /favoris.' },
    { rule: 'gone', outcome: 'refused', detail: 'It was so.' },
  ];
  await registry.addVersion(REMOTE, '1.1.0');
  const at = new Date('2026-01-01T10:00:00Z');
  const { database } = registry;
  await database.updateTable('version').set({ published_at: at }).execute();
  await database
    .updateTable('version')
    .set({ state: 'refused', gate: JSON.stringify(refused) })
    .where('number', '=', '1.1.0')
    .execute();
  await database.deleteFrom('version_check').execute();
  await prepareGateChecks(database);
  expect(await checks()).toMatchObject([
    { name: 'gate', conclusion: 'passed', reportedBy: 'registry', reportedAt: at.toISOString() },
  ]);
  const [gate] = await checks('1.1.0');
  expect(gate).toMatchObject({
    ...{ conclusion: 'failed', summary: '2 of 3 rules refuse it: removals, gone' },
    details: [
      {
        rule: 'removals',
        what: 'mf-search gives up /favoris.',
        whom: expect.stringMatching(/^Visitors who follow a link/),
        do: expect.stringMatching(/^Bring it back/),
      },
      { rule: 'gone', do: expect.stringMatching(/Publish it again/) },
    ],
  });
  await report(PASSED);
  const whole = await checks();
  await prepareGateChecks(database);
  expect(await checks()).toEqual(whole);
});
