import { randomUUID } from 'node:crypto';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { Check } from '../checks/schemas.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import type { ReportedRehearsal } from './rehearsal-schemas.ts';

const REMOTE = 'mf-search';
const CANDIDATE = '1.1.0';
const headers = { authorization: 'Bearer Camille' };
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', CANDIDATE]) await registry.addVersion(REMOTE, version);
  await move({ action: 'promote', version: '1.0.0' });
});

const move = (request: object) =>
  registry.move({ remote: REMOTE, reason: 'Try.', ...request } as MoveRequest, {});
const rehearse = async () => {
  const { body } = await move({ action: 'start', version: CANDIDATE, percent: 0 });
  return String(body.document.remotes[REMOTE].salt);
};
const seen = (salt: string, changes: Partial<ReportedRehearsal> = {}): ReportedRehearsal => ({
  ...{ remote: REMOTE, version: CANDIDATE, salt, conclusion: 'running', addresses: 12, pairs: 20 },
  ...{ candidateFailed: 0, releasedFailed: 0, failures: [], differences: [] },
  ...changes,
});
const passed = (salt: string) => seen(salt, { conclusion: 'passed' });
const LINK = { rule: 'link', what: 'The link /faq is gone', pages: 4, example: '/offres-emploi?keywords=…' };
const FAILED: Partial<ReportedRehearsal> = {
  conclusion: 'failed',
  candidateFailed: 9,
  failures: [{ address: '/offres-emploi', message: 'Error: boom\nat page' }],
};

async function report(
  run: string,
  rehearsals: object[],
  { environment = 'production', instance = 'web-1' } = {},
): Promise<number> {
  const { statusCode } = await registry.app.inject({
    method: 'PUT',
    url: `/v1/shells/${instance}`,
    headers,
    payload: {
      ...{ environment, manifest: { host: instance, process: 7, shared: {} }, revision: 2 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], run, rehearsals },
    },
  });
  return statusCode;
}

async function check(): Promise<Check | undefined> {
  const url = `/v1/remotes/${REMOTE}/versions/${CANDIDATE}/checks`;
  const checks: Check[] = (await registry.app.inject({ url, headers })).json();
  return checks.find(({ name }) => name === 'rehearsal');
}

describe('[REL-11] rehearsals of a candidate at 0 %', () => {
  it('are its check: differences with their pages, each once over all shells', async () => {
    const salt = await rehearse();
    await report(randomUUID(), [{ ...passed(salt), differences: [LINK] }]);
    await report(randomUUID(), [{ ...passed(salt), differences: [{ ...LINK, pages: 2 }] }], {
      instance: 'web-2',
    });
    expect(await check()).toMatchObject({
      conclusion: 'passed',
      summary: 'production: 40 pairs of pages at 24 addresses of visitors compared, 1 finding',
      reportedBy: 'shells of production',
      details: [{ rule: 'link', what: 'The link /faq is gone: 6 pages, as /offres-emploi?keywords=…' }],
    });
  });

  it('name no page for measurements over all pages', async () => {
    const salt = await rehearse();
    const time = { rule: 'time', what: 'Pages take 60 ms', pages: 30, example: null };
    const failures = [{ address: null, message: 'It is not stored.' }];
    await report(randomUUID(), [{ ...passed(salt), failures, differences: [time] }]);
    expect((await check())?.details.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([
      'not-loaded: It is not stored.',
      'time: Pages take 60 ms: 30 pages.',
    ]);
  });

  it('pass once each shell is done, and never without any pair', async () => {
    const salt = await rehearse();
    const [first, second] = [randomUUID(), randomUUID()];
    await report(first, [seen(salt, { addresses: 0, pairs: 0 })]);
    expect(await check()).toMatchObject({
      conclusion: 'running',
      summary: expect.stringContaining('no visitor') as string,
    });
    await report(first, [passed(salt)]);
    await report(second, [seen(salt, { pairs: 3 })], { instance: 'web-2' });
    expect(await check()).toMatchObject({
      conclusion: 'running',
      summary: expect.stringContaining('not enough seen') as string,
    });
    await report(second, [passed(salt)], { instance: 'web-2' });
    expect((await check())?.conclusion).toBe('passed');
  });

  it('fail if one shell has refused it, with the failures', async () => {
    const salt = await rehearse();
    await report(randomUUID(), [passed(salt)]);
    await report(randomUUID(), [seen(salt, FAILED)], { instance: 'web-2' });
    expect(await check()).toMatchObject({
      conclusion: 'failed',
      summary: expect.stringContaining('in 9 only this version fails, in 0 only the released one') as string,
      details: [{ rule: 'fails-alone', what: '/offres-emploi: Error: boom at page.' }],
    });
  });

  it('belong to the current rollout: a new one restarts them, reports of an earlier one are ignored', async () => {
    const before = await rehearse();
    const run = randomUUID();
    await report(run, [seen(before, FAILED)]);
    await move({ action: 'halt' });
    const salt = await rehearse();
    await report(run, [seen(salt, { pairs: 2 })]);
    expect((await check())?.conclusion).toBe('running');
    await report(run, [seen(before, FAILED)]);
    expect((await check())?.conclusion).toBe('running');
    await report(run, [
      { ...passed(salt), version: '1.0.0' },
      { ...passed(salt), remote: 'mf-none' },
    ]);
    expect((await check())?.conclusion).toBe('running');
  });

  it('are bounded', async () => {
    const salt = await rehearse();
    for (const much of [
      { differences: Array(31).fill(LINK) },
      { failures: Array(4).fill({ address: null, message: 'x' }) },
      { differences: [{ ...LINK, what: 'x'.repeat(301) }] },
      { pairs: -1 },
    ])
      expect(await report(randomUUID(), [seen(salt, much)])).toBe(400);
  });

  it('block a candidate where required, and only there, until passed', async () => {
    const required = await registry.app.inject({
      method: 'PUT',
      url: '/v1/environments/production/required-checks',
      headers,
      payload: { checks: ['gate', 'rehearsal'], reason: 'Try.' },
    });
    expect(required.statusCode).toBe(200);
    const advance = () => move({ action: 'advance', percent: 5 });
    const salt = await rehearse();
    expect((await advance()).body).toMatchObject({
      rule: 'checks-required',
      message: expect.stringContaining('`careers rollout mf-search 1.1.0 --percent 0`') as string,
    });
    const run = randomUUID();
    await report(run, [seen(salt)]);
    expect((await advance()).body.message).toContain('rehearsal is running');
    await report(run, [seen(salt, FAILED)]);
    expect((await advance()).body.message).toContain('rehearsal has failed');
    await report(run, [passed(salt)]);
    await registry.database
      .updateTable('version_check')
      .set({ reported_by: 'shells of staging' })
      .where('name', '=', 'rehearsal')
      .execute();
    expect((await advance()).body.message).toContain('rehearsal is missing');
    await report(run, [passed(salt)]);
    expect((await advance()).status).toBe(200);
  });
});
