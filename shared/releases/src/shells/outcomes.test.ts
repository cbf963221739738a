import { randomUUID } from 'node:crypto';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import type { Outcome, ReportedOutcome } from './outcome-schemas.ts';

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

const move = (request: object, who?: string) =>
  registry.move(
    { remote: REMOTE, reason: 'Try.', ...request } as MoveRequest,
    who === undefined ? {} : { who },
  );
const rollOut = async (percent: number) => {
  const { body } = await move({ action: 'start', version: CANDIDATE, percent });
  return String(body.document.remotes[REMOTE].salt);
};
const FAILURE = { address: '/offres-emploi', message: 'Error: boom\nat page' };
const CRASH = { address: null, message: 'It ended its render process: exit' };
const seen = (salt: string, counts: Partial<ReportedOutcome> = {}): ReportedOutcome => ({
  ...{ remote: REMOTE, version: CANDIDATE, salt },
  ...{ renders: 10, fallbacks: 0, errors: 0, crashes: 0, browserFailures: 0, failures: [] },
  ...counts,
});
const failed = (salt: string) => seen(salt, { fallbacks: 3, failures: [FAILURE, CRASH] });
const report = async (run: string, outcomes: object[]) => {
  const { statusCode } = await registry.app.inject({
    method: 'PUT',
    url: '/v1/shells/web-1',
    headers,
    payload: {
      ...{ environment: 'production', manifest: { host: 'web-1', process: 7, shared: {} }, revision: 2 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], run, outcomes },
    },
  });
  return statusCode;
};
const outcomes = async (query = ''): Promise<Outcome[]> =>
  (await registry.app.inject({ url: `/v1/outcomes${query}`, headers })).json();

describe('[REL-04] outcomes of a version', () => {
  it('are summed over shells and their restarts; a repeated report counts once', async () => {
    const salt = await rollOut(10);
    const [first, second] = [randomUUID(), randomUUID()];
    await report(first, [seen(salt, { renders: 4 })]);
    await report(first, [failed(salt)]);
    await report(first, [failed(salt)]);
    await report(second, [seen(salt, { renders: 5, browserFailures: 1 })]);
    expect(await outcomes('?environment=production&remote=mf-search')).toEqual([
      expect.objectContaining({
        ...{ environment: 'production', remote: REMOTE, version: CANDIDATE, salt, hasFailed: true },
        ...{ renders: 15, fallbacks: 3, errors: 0, crashes: 0, browserFailures: 1 },
        failures: [{ address: '/offres-emploi', message: 'Error: boom at page' }, CRASH],
      }),
    ]);
    expect(await outcomes('?environment=staging')).toEqual([]);
    expect(await outcomes('?version=1.0.0')).toEqual([]);
  });

  it('are summed by page, most failures first', async () => {
    const salt = await rollOut(10);
    const offers = { '/offres-emploi': { renders: 6, failed: 0 }, '/favoris': { renders: 3, failed: 1 } };
    await report(randomUUID(), [seen(salt, { pages: offers })]);
    await report(randomUUID(), [seen(salt, { pages: { '/favoris': { renders: 2, failed: 4 } } })]);
    await report(randomUUID(), [seen(salt)]);
    expect((await outcomes())[0]?.pages).toEqual([
      { path: '/favoris', renders: 5, failed: 5 },
      { path: '/offres-emploi', renders: 6, failed: 0 },
    ]);
  });

  it('are bounded', async () => {
    const salt = await rollOut(10);
    const long = { address: '/a', message: 'm'.repeat(301) };
    expect(await report(randomUUID(), [seen(salt, { failures: [long] })])).toBe(400);
    expect(await report(randomUUID(), [seen(salt, { failures: Array(4).fill(FAILURE) })])).toBe(400);
    expect(await report(randomUUID(), [seen(salt, { renders: -1 })])).toBe(400);
    const many = Array.from({ length: 101 }, (_, page) => [`/${page}`, { renders: 1, failed: 0 }] as const);
    expect(await report(randomUUID(), [seen(salt, { pages: Object.fromEntries(many) })])).toBe(400);
    for (let run = 0; run < 4; run += 1)
      await report(randomUUID(), [seen(salt, { fallbacks: 3, failures: Array(3).fill(FAILURE) })]);
    expect((await outcomes())[0]?.failures).toHaveLength(5);
  });
});

describe('[REL-04] a version that failed in its rollout', () => {
  it('is refused to more visitors, with the addresses and what to do; rollbacks stay possible', async () => {
    await report(randomUUID(), [failed(await rollOut(10))]);
    for (const wider of [
      { action: 'promote', version: CANDIDATE },
      { action: 'advance', percent: 50 },
      { action: 'start', version: CANDIDATE, percent: 50 },
    ]) {
      const { status, body } = await move(wider);
      expect([status, body.rule]).toEqual([409, 'trial-failed']);
      expect(body.message).toBe(
        'mf-search@1.1.0 has failed for visitors: another version answered 3 pages in its place, of 10 pages rendered. First /offres-emploi: Error: boom at page; It ended its render process: exit.',
      );
      expect(body.do).toMatch(/next version.*--despite-failures/);
      expect(body.failures).toEqual([{ address: '/offres-emploi', message: 'Error: boom at page' }, CRASH]);
    }
    expect((await move({ action: 'halt' })).status).toBe(200);
    // Naming the version explicitly does not bypass the rule.
    expect((await move({ action: 'promote', version: CANDIDATE })).body.rule).toBe('trial-failed');
  });

  it('is promoted by an override, which is logged with its reason', async () => {
    await report(randomUUID(), [failed(await rollOut(10))]);
    const passed = await move({
      ...{ action: 'promote', version: CANDIDATE, despiteFailures: true },
      reason: 'The API was away.',
    });
    expect(passed).toMatchObject({
      status: 200,
      body: {
        document: {
          lastMove: { command: 'promote mf-search 1.1.0 despite failures', reason: 'The API was away.' },
        },
      },
    });
  });

  it('is judged by its new rollout, once that has outcomes', async () => {
    await report(randomUUID(), [failed(await rollOut(10))]);
    await move({ action: 'halt' });
    const salt = await rollOut(10);
    expect((await move({ action: 'promote', version: CANDIDATE })).body.rule).toBe('trial-failed');
    await report(randomUUID(), [seen(salt, { renders: 1 })]);
    expect((await move({ action: 'promote', version: CANDIDATE })).status).toBe(200);
  });

  it('does not block any other version, remote or environment', async () => {
    const salt = await rollOut(10);
    await report(randomUUID(), [{ ...failed(salt), version: '1.2.0' }]);
    await report(randomUUID(), [{ ...failed(salt), remote: 'mf-offer' }]);
    expect((await move({ action: 'promote', version: CANDIDATE })).status).toBe(200);
  });
});
