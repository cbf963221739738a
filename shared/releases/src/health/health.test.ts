import { randomUUID } from 'node:crypto';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { MoveRequest } from '../environments/schemas.ts';
import type { ReportedOutcome } from '../shells/outcome-schemas.ts';
import { condenseHealth } from './store-health.ts';

const REMOTE = 'mf-search';
const CANDIDATE = '1.1.0';
const headers = { authorization: 'Bearer Camille' };
let registry: CoreRegistry;
let salt: string;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
beforeEach(async () => {
  await registry.reset();
  for (const version of ['1.0.0', CANDIDATE]) await registry.addVersion(REMOTE, version);
  await move({ action: 'promote', version: '1.0.0' });
  salt = await rollOut();
});

const move = (request: object) =>
  registry.move({ remote: REMOTE, reason: 'Try.', ...request } as MoveRequest, {});
const rollOut = async () => {
  const { body } = await move({ action: 'start', version: CANDIDATE, percent: 20 });
  return String(body.document.remotes[REMOTE].salt);
};
const counts = (version: string, changes: Partial<ReportedOutcome>): ReportedOutcome => ({
  ...{ remote: REMOTE, version, salt, renders: 0, fallbacks: 0, errors: 0, crashes: 0 },
  ...{ browserFailures: 0, visits: 0, failedVisits: 0, failures: [] },
  ...changes,
});
async function report(outcomes: object[], { run = randomUUID(), environment = 'production' } = {}) {
  const { statusCode } = await registry.app.inject({
    method: 'PUT',
    url: `/v1/shells/web-${environment}`,
    headers,
    payload: {
      ...{ environment, manifest: { host: 'web-1', process: 7, shared: {} }, revision: 2 },
      ...{ inForceAt: new Date().toISOString(), fallbacks: [], disabled: [], run, outcomes },
    },
  });
  return statusCode;
}
const get = async (path: string): Promise<Answer> =>
  (await registry.app.inject({ url: `/v1/${path}`, headers })).json();
const health = async () => (await get('environments/production/health'))[0];
const candidate = async () => (await get('environments/production')).document.remotes[REMOTE].candidate;

describe('[REL-07] health of a rollout', () => {
  it('sums the growth of both versions over all shells; a repeated report counts once', async () => {
    const run = randomUUID();
    await report([counts('1.0.0', { renders: 80, visits: 400 })], { run });
    const grown = [
      counts('1.0.0', { renders: 90, visits: 450, failedVisits: 1 }),
      counts(CANDIDATE, { renders: 20, fallbacks: 1, visits: 100 }),
    ];
    expect(await report(grown, { run })).toBe(204);
    await report(grown, { run });
    await report([counts(CANDIDATE, { renders: 5, errors: 1, crashes: 1, visits: 10 })]);
    expect(await health()).toMatchObject({
      ...{ remote: REMOTE, candidate: CANDIDATE, released: '1.0.0', percent: 20, haltAt: 100, enough: 400 },
      metrics: [
        { candidate: { units: 28, events: 3 }, released: { units: 90, events: 0 }, isEnough: false },
        { candidate: { units: 110, events: 0 }, released: { units: 450, events: 1 }, isEnough: false },
        ...['pages painted late', 'pages answered late', 'pages shifted'].map((metric) => ({ metric })),
      ],
    });
  });

  it('counts measurements of browsers', async () => {
    const run = randomUUID();
    const vitals = { paints: 30, latePaints: 4, answers: 20, lateAnswers: 2, layouts: 30, shiftedLayouts: 1 };
    await report([counts(CANDIDATE, { visits: 40, vitals })], { run });
    await report([counts(CANDIDATE, { visits: 40, vitals: { ...vitals, paints: 36, latePaints: 5 } })], {
      run,
    });
    expect((await health()).metrics.slice(2)).toMatchObject([
      { metric: 'pages painted late', candidate: { units: 36, events: 5 } },
      { metric: 'pages answered late', candidate: { units: 20, events: 2 } },
      { metric: 'pages shifted', candidate: { units: 30, events: 1 } },
    ]);
  });

  it('detects missing visitors of a version, at the current percentage', async () => {
    const seen = (percent: number, candidates: number, others: number) =>
      [counts(CANDIDATE, { visits: 9 }), counts('1.0.0', { visits: 9 })].map((outcome, index) => ({
        ...outcome,
        cohorts: { percent, seen: [candidates, others][index] },
      }));
    await report(seen(20, 190, 800));
    await report(seen(5, 0, 900));
    expect((await health()).share).toMatchObject({ candidate: 190, released: 800, isUnequal: false });
    await report(seen(20, 60, 800));
    expect((await health()).share).toMatchObject({ candidate: 250, released: 1_600, isUnequal: true });
  });

  it('restarts with another rollout, and with another process of a shell', async () => {
    await report([counts(CANDIDATE, { renders: 500, visits: 500 })]);
    await report([counts(CANDIDATE, { renders: 20 })]);
    expect((await health()).metrics[0]).toMatchObject({ candidate: { units: 520 }, isEnough: true });
    await move({ action: 'halt' });
    expect(await get('environments/production/health')).toEqual([]);
    salt = await rollOut();
    expect((await health()).metrics[0].candidate.units).toBe(0);
  });

  it('is aggregated to hours after two days, without changing any figure', async () => {
    await report([
      counts('1.0.0', { renders: 300, visits: 90 }),
      counts(CANDIDATE, { renders: 60, fallbacks: 2, visits: 20 }),
    ]);
    const [row] = await registry.database.selectFrom('health').selectAll().execute();
    if (!row) throw new Error('There is no health.');
    const at = (hours: number, minute: number) => {
      const time = new Date(Date.now() - hours * 3600_000);
      time.setUTCMinutes(minute, 0, 0);
      return time;
    };
    const minutes = [at(50, 0), at(50, 1), at(50, 59), at(49, 3), at(401 * 24, 0)];
    await registry.database
      .insertInto('health')
      .values(minutes.map((minute) => ({ ...row, minute })))
      .execute();
    const before = await health();
    await condenseHealth(registry.database);
    await condenseHealth(registry.database);
    const rows = await registry.database.selectFrom('health').select('minute').orderBy('minute').execute();
    expect(rows.map(({ minute }) => minute)).toEqual([at(50, 0), at(49, 0), row.minute, row.minute]);
    const [server] = (await health()).metrics;
    const { units, events } = before.metrics[0][row.version === CANDIDATE ? 'candidate' : 'released'];
    const forgotten = row.renders + row.failed_renders;
    expect(server[row.version === CANDIDATE ? 'candidate' : 'released']).toEqual({
      units: units - forgotten,
      events: events - row.failed_renders,
    });
  });
});

describe('[REL-07] a candidate that fails more often than the released version', () => {
  const worse = () => [
    counts('1.0.0', { renders: 800, visits: 800 }),
    counts(CANDIDATE, { renders: 180, fallbacks: 12, visits: 200 }),
  ];

  it('is halted immediately, with the figures as the reason', async () => {
    await report(worse());
    expect(await candidate()).toBeNull();
    const line = await registry.database
      .selectFrom('audit')
      .selectAll()
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      actor: 'health',
      action: 'halt',
      reason: expect.stringMatching(
        /^It is worse than 1\.0\.0 \(evidence \d+ of 100\): pages failed on the server, 12 of 192 beside 0 of 800\.$/,
      ) as string,
    });
  });

  it('is halted for what fails in browsers too', async () => {
    await report([
      counts('1.0.0', { visits: 800, failedVisits: 1 }),
      counts(CANDIDATE, { visits: 200, failedVisits: 14 }),
    ]);
    expect(await candidate()).toBeNull();
  });

  it('is halted for more pages with a late paint', async () => {
    const measured = (paints: number, latePaints: number) => ({
      ...{ paints, latePaints, answers: 0, lateAnswers: 0, layouts: paints, shiftedLayouts: 0 },
    });
    await report([
      counts('1.0.0', { visits: 4_000, vitals: measured(4_000, 800) }),
      counts(CANDIDATE, { visits: 1_000, vitals: measured(1_000, 330) }),
    ]);
    expect(await candidate()).toBeNull();
  });

  it('is halted in a frozen environment too', async () => {
    await registry.app.inject({
      ...{ method: 'PUT', url: '/v1/environments/production/freeze', headers },
      payload: { reason: 'Sunday.' },
    });
    await report(worse());
    expect(await candidate()).toBeNull();
  });

  it('stays if the released version fails as often, and in other environments', async () => {
    await report([
      counts('1.0.0', { renders: 800, fallbacks: 60, visits: 800, failedVisits: 40 }),
      counts(CANDIDATE, { renders: 180, fallbacks: 14, visits: 200, failedVisits: 10 }),
    ]);
    await report(worse(), { environment: 'staging' });
    expect(await candidate()).toBe(CANDIDATE);
  });

  it('is not judged by an earlier rollout', async () => {
    const earlier = worse();
    await move({ action: 'halt' });
    salt = await rollOut();
    await report(earlier);
    expect(await candidate()).toBe(CANDIDATE);
  });
});
