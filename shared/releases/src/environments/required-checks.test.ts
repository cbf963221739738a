import fc from 'fast-check';
import type { ReleaseDocument } from '@careers/contract';
import { getsCandidate } from '@careers/federation/node';
import { startCoreRegistry } from '../testing/core-registry.ts';
import type { Answer, CoreRegistry } from '../testing/core-registry.ts';
import { registryForFile } from '../testing/registry-for-file.ts';
import type { MoveRequest } from './schemas.ts';

const REMOTE = 'mf-search';
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0'];
let registry: CoreRegistry;
registryForFile(startCoreRegistry, (started) => {
  registry = started;
});
const begin = async () => {
  await registry.reset();
  for (const version of VERSIONS) await registry.addVersion(REMOTE, version);
  await move({ action: 'promote', version: '1.0.0' });
};
beforeEach(begin);

const reason = 'Because it is Tuesday.';
const move = (request: object, who?: string) =>
  registry.move({ remote: REMOTE, reason, ...request } as MoveRequest, who === undefined ? {} : { who });
const put = async (url: string, payload: object, who = 'Camille') => {
  const headers = { authorization: `Bearer ${who}` };
  const answer = await registry.app.inject({ method: 'PUT', url: `/v1/${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<Answer>() };
};
const requireChecks = (checks: string[], who?: string, environment = 'production') =>
  put(`environments/${environment}/required-checks`, { checks, reason }, who);
const report = (version: string, conclusion: string, name = 'browser') =>
  put(`remotes/${REMOTE}/versions/${version}/checks/${name}`, {
    conclusion,
    summary: `It is ${conclusion}.`,
  });
const environments = async (): Promise<Answer> =>
  (
    await registry.app.inject({ url: '/v1/environments', headers: { authorization: 'Bearer reader' } })
  ).json();
const lastLine = () =>
  registry.database
    .selectFrom('audit')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('[REL-10] required checks of an environment', () => {
  it('are only the gate, until an administrator sets others, which is logged', async () => {
    expect((await environments()).map((each: Answer) => each.requiredChecks)).toEqual([['gate'], ['gate']]);
    expect((await requireChecks(['gate', 'browser'], 'manager')).status).toBe(403);
    expect(await requireChecks(['gate', 'browser'])).toMatchObject({
      status: 200,
      body: { name: 'production', requiredChecks: ['gate', 'browser'] },
    });
    const line = {
      ...{ actor: 'Camille', action: 'require-checks', target: 'production', reason },
      before: { requiredChecks: ['gate'] },
      after: { requiredChecks: ['gate', 'browser'] },
    };
    const written = await lastLine();
    expect(written).toMatchObject(line);
    await requireChecks(['gate', 'browser']);
    expect((await lastLine()).sequence).toBe(written.sequence);
    expect((await environments())[0]).toMatchObject({ name: 'staging', requiredChecks: ['gate'] });
  });

  it.each([
    ['a name that is none', ['Browser'], 400, 'invalid-request'],
    ['one twice', ['gate', 'gate'], 400, 'invalid-request'],
  ])('are refused with %s', async (_what, checks, status, rule) => {
    expect(await requireChecks(checks)).toMatchObject({ status, body: { rule } });
    expect((await requireChecks(['gate'], 'Camille', 'nowhere')).body.rule).toBe('unknown-environment');
  });
});

describe('[REL-05] a version without a required check', () => {
  beforeEach(() => requireChecks(['gate', 'browser', 'speed']));

  it('is refused by every move, with what to run', async () => {
    expect((await move({ action: 'start', version: '1.1.0', percent: 0 })).status).toBe(200);
    await report('1.1.0', 'failed', 'speed');
    for (const giving of [
      { action: 'promote', version: '1.1.0' },
      { action: 'advance', percent: 5 },
      { action: 'start', version: '1.1.0', percent: 5 },
      { action: 'start', version: '1.2.0', percent: 5 },
    ])
      expect(await move(giving)).toMatchObject({ status: 409, body: { rule: 'checks-required' } });
    const { body } = await move({ action: 'promote', version: '1.1.0' });
    expect(body.message).toBe(
      'mf-search@1.1.0 lacks what production requires before anybody gets it: browser is missing: run it, then `careers check report mf-search@1.1.0 browser --conclusion passed --summary "…"`; speed has failed ("It is failed."): publish a version that passes it.',
    );
    expect(body.do).toContain('--despite-checks');
    expect(body.checks).toEqual([
      { version: 'mf-search@1.1.0', name: 'browser', conclusion: 'missing', summary: null },
      { version: 'mf-search@1.1.0', name: 'speed', conclusion: 'failed', summary: 'It is failed.' },
    ]);
  });

  it.each([
    ['passed', 200],
    ['neutral', 200],
    ['failed', 409],
    ['running', 409],
  ])('once it is %s: %i', async (conclusion, status) => {
    await report('1.1.0', 'passed', 'speed');
    await report('1.1.0', conclusion);
    expect((await move({ action: 'promote', version: '1.1.0' })).status).toBe(status);
  });

  it('is released where the check is not required', async () => {
    const request = { action: 'promote', remote: REMOTE, version: '1.1.0', reason } as const;
    expect((await registry.move(request, { environment: 'staging' })).status).toBe(200);
  });

  it('is refused as a remote’s first version too', async () => {
    await registry.addVersion('mf-offer', '1.0.0');
    const first = { action: 'promote', remote: 'mf-offer', version: '1.0.0' };
    expect((await move(first)).body).toMatchObject({ rule: 'checks-required' });
  });

  it('is released by an administrator’s override, with a logged reason', async () => {
    const despite = { action: 'promote', version: '1.1.0', despiteChecks: true };
    expect((await move(despite, 'manager')).status).toBe(403);
    expect((await move(despite)).body.document.lastMove).toMatchObject({
      command: 'promote mf-search 1.1.0 despite checks',
      reason,
    });
    expect(await lastLine()).toMatchObject({
      ...{ action: 'promote', reason },
      after: {
        passedOver: [
          { version: 'mf-search@1.1.0', name: 'browser', conclusion: 'missing' },
          { version: 'mf-search@1.1.0', name: 'speed', conclusion: 'missing' },
        ],
      },
    });
    // Without unmet checks, the log has no override.
    await move({ action: 'rollback' });
    for (const name of ['browser', 'speed']) await report('1.1.0', 'passed', name);
    expect((await move(despite)).status).toBe(200);
    expect((await lastLine()).after).not.toHaveProperty('passedOver');
  });

  it('can always be rolled back', async () => {
    const despite = { despiteChecks: true };
    await move({ action: 'promote', version: '1.1.0', ...despite });
    await move({ action: 'start', version: '1.2.0', percent: 10, ...despite });
    for (const back of [{ action: 'pause' }, { action: 'halt' }, { action: 'rollback' }])
      expect((await move(back)).status).toBe(200);
    await move({ action: 'promote', version: '1.1.0', ...despite });
    // Restores revision 2 with 1.0.0, which lacks the check too.
    expect((await move({ action: 'restore', revision: 2, remote: undefined })).status).toBe(200);
    // Restoring revision 3 would move forward.
    const forward = { action: 'restore', revision: 3, remote: undefined };
    expect((await move(forward)).body).toMatchObject({ rule: 'checks-required' });
    expect((await move({ ...forward, ...despite })).status).toBe(200);
  });
});

interface Move {
  action: MoveRequest['action'];
  version?: string;
  percent?: number;
  revision?: number;
  despiteChecks?: boolean;
}
type Step = Move | { report: string; of: string };

describe('[REL-05] for any order of reports and moves', () => {
  // Few values of each, so that they collide.
  const version = fc.constantFrom('1.0.0', '1.1.0');
  const percent = fc.constantFrom(0, 20, 60);
  const despiteChecks = fc.constantFrom(false, false, true);
  const conclusion = fc.constantFrom('passed', 'neutral', 'failed', 'running');
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ report: conclusion, of: version }),
    fc.record({ action: fc.constant('start' as const), version, percent, despiteChecks }),
    fc.record({ action: fc.constant('advance' as const), percent, despiteChecks }),
    fc.record({ action: fc.constant('promote' as const), version, despiteChecks }),
    fc.record({ action: fc.constantFrom('pause' as const, 'halt' as const, 'rollback' as const) }),
    fc.record({ action: fc.constant('restore' as const), revision: fc.integer({ min: 2, max: 5 }) }),
  );
  const COHORTS = Array.from({ length: 40 }, (_, each) => each * 100);
  const isPassed = (report: string | undefined) => report === 'passed' || report === 'neutral';

  /** Returns versions that are new to some visitor. */
  function newToSomebody(before: ReleaseDocument, after: ReleaseDocument): string[] {
    const [was, is] = [before, after].map(({ remotes }) => remotes[REMOTE]);
    if (!was || !is) throw new Error('The remote is released.');
    const versionFor = (release: typeof was, cohort: number) =>
      getsCandidate(release, cohort) ? String(release.candidate) : release.stable;
    const gained = COHORTS.filter((cohort) => versionFor(was, cohort) !== versionFor(is, cohort));
    return [...new Set(gained.map((cohort) => versionFor(is, cohort)))];
  }

  it('no visitor gets a version without passed checks, and no rollback is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 16 }), async (steps) => {
        await begin();
        await requireChecks(['gate', 'browser']);
        const reports = new Map<string, string>();
        const { body } = await registry.database
          .selectFrom('document')
          .select('body')
          .where('environment', '=', 'production')
          .where('revision', '=', 2)
          .executeTakeFirstOrThrow();
        let document = body;
        for (const each of steps) {
          if ('report' in each) {
            await report(each.of, each.report);
            reports.set(each.of, each.report);
            continue;
          }
          const ofAll = each.action === 'restore' ? { remote: undefined } : {};
          const consent = each.action === 'start' ? { replace: true, lower: true } : {};
          const answer = await move({ ...each, ...ofAll, ...consent });
          if (answer.status !== 200) {
            if (answer.body.rule !== 'checks-required') continue;
            expect(['start', 'advance', 'promote', 'restore']).toContain(each.action);
            const [unmet] = answer.body.checks;
            expect(isPassed(reports.get(unmet.version.replace(`${REMOTE}@`, '')))).toBe(false);
            continue;
          }
          const { stable, fallback } = document.remotes[REMOTE] ?? { stable: '', fallback: [] };
          const isBack = ['pause', 'halt', 'rollback', 'restore'].includes(each.action);
          const known = [stable, ...(isBack ? fallback : [])];
          for (const given of each.despiteChecks ? [] : newToSomebody(document, answer.body.document))
            if (!known.includes(given)) expect([given, isPassed(reports.get(given))]).toEqual([given, true]);
          document = answer.body.document;
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
