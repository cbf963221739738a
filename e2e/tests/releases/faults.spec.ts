import { promote } from '@careers/releases/rules/moves';
import {
  FAULTS,
  REMOTE,
  addFault,
  builtFixture,
  constantLoad,
  cookiesOf,
  gateReason,
  givenTo,
  releaseFaults,
  rollOut,
  rollBack,
  versionOf,
  visit,
  withFault,
} from '../../support/faults.ts';
import type { Fault } from '../../support/faults.ts';
import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import type { ReleaseFolder } from '../../support/release-folder.ts';
import { expect, test } from '../../support/test.ts';

const PERCENT = 5;
/** Leaves the processors to the versions that are started. */
const LOAD = { pauseMilliseconds: 20 };
/** Messages of the gate for faults that no shell would load. */
const REFUSED: Partial<Record<Fault, string>> = {
  'routes-throw': 'does not start: ./area cannot be loaded',
  'duplicate-id': 'uses the page id panne.$address twice',
  'steals-path': 'has something at /offres-emploi, which its manifest does not claim',
};
const EVERY = Object.keys(FAULTS) as Fault[];
/** Intervals for what happens within a second: there are a hundred such waits. */
const OFTEN = { intervals: [50] };
const STARTED = { ...OFTEN, timeout: 60_000 };

let shell: OwnShell;
let releases: ReleaseFolder | OwnRegistry;
test.afterEach(async () => {
  await shell.stop();
  await releases.stop();
});

const logged = () => shell.log.join('\n');

test('[FUSE-01] [REL-04] no mistake of a candidate fails a page of anybody', async ({ apiAddress }) => {
  test.slow();
  const folder = await releaseFaults(EVERY);
  releases = folder;
  shell = await startOwnShell({ apiAddress, releases });
  const cookies = [''];
  const stopLoad = constantLoad(shell, cookies, LOAD);
  for (const fault of EVERY) {
    await test.step(fault, async () => {
      const version = versionOf(fault);
      const before = shell.log.length;
      const { canaryCookie, stableCookie } = await rollOut(folder, version, PERCENT);
      cookies.splice(0, cookies.length, '', stableCookie, canaryCookie);
      const refused = REFUSED[fault];
      if (refused) {
        expect(await gateReason(folder.buildOf(REMOTE, version))).toContain(
          `${REMOTE}@${version} ${refused}`,
        );
        await expect.poll(logged, OFTEN).toContain(`${REMOTE}@${version} is not served`);
      } else {
        await expect.poll(() => givenTo(canaryCookie, shell), STARTED).toBe(version);
      }
      const path = `/panne/${fault}`;
      const [theirs, others] = await Promise.all([
        visit(canaryCookie, shell, path),
        visit(stableCookie, shell, path),
      ]);
      expect(theirs).toMatchObject({ status: 200, heading: 'Page stable' });
      expect(others).toMatchObject({ status: 200, heading: 'Page stable' });
      // Triggered by this visit or by the load before it; the log arrives asynchronously.
      const since = () => shell.log.slice(before).join('\n');
      const answered = new RegExp(
        `/panne\\S*: the released version answered \\(200\\) for ${REMOTE}@${version}`,
      );
      if (!refused) await expect.poll(since, OFTEN).toMatch(answered);
      if (FAULTS[fault] === 'ended') await expect.poll(since, OFTEN).toMatch(/The canary process has ended/);
      await rollBack(folder);
    });
  }
  const { asked, failed } = await stopLoad();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(EVERY.length);
});

test('[REL-04] a candidate that fails a page of a visitor is not promoted, and its failures are reported with their pages', async ({
  apiAddress,
}) => {
  test.slow();
  const registry = await OwnRegistry.start();
  releases = registry;
  const version = versionOf('throws-rendering');
  const build = await builtFixture();
  await registry.publishBuild(build, '1.0.0');
  await registry.release('promote', REMOTE, '1.0.0');
  await registry.publishBuild(build, version, withFault('throws-rendering'));
  await registry.release('rollout', REMOTE, version, '--percent', String(PERCENT));
  shell = await startOwnShell({ apiAddress, releases });
  const { canaryCookie } = cookiesOf((await registry.production()).document);
  await expect.poll(() => givenTo(canaryCookie, shell), STARTED).toBe(version);
  const path = '/panne/essai?mot=secret';
  expect(await visit(canaryCookie, shell, path)).toMatchObject({ status: 200, heading: 'Page stable' });

  await expect
    .poll(() => registry.release('list'))
    .toMatch(/candidate: .*1 answered by another version; first \/panne\/essai: \S/);
  for (const words of [['list'], ['show', REMOTE, version], ['log', REMOTE]]) {
    const output = await registry.release(...words);
    expect(output).toContain('/panne/essai: ');
    expect(output).not.toContain('secret');
  }
  const refusal = /another version answered 1 page in its place.*\/panne\/essai: .*--despite-failures/;
  await expect(registry.release('promote', REMOTE)).rejects.toThrow(refusal);
  await expect(registry.release('rollout', REMOTE, version, '--percent', '50')).rejects.toThrow(refusal);
  await registry.release('halt', REMOTE);
  await expect(registry.release('promote', REMOTE, version)).rejects.toThrow(refusal);

  await registry.publishBuild(build, '2.0.1');
  await registry.release('rollout', REMOTE, '2.0.1', '--percent', String(PERCENT));
  const next = cookiesOf((await registry.production()).document).canaryCookie;
  await expect.poll(() => givenTo(next, shell), STARTED).toBe('2.0.1');
  await visit(next, shell, '/panne/essai');
  await registry.release('promote', REMOTE);
});

test('[FUSE-01] a version that ends its process three times is disabled until it is rolled out again', async ({
  apiAddress,
}) => {
  test.slow();
  const registry = await OwnRegistry.start();
  releases = registry;
  const version = versionOf('throws-later');
  const build = await builtFixture();
  await registry.publishBuild(build, '1.0.0');
  await registry.release('promote', REMOTE, '1.0.0');
  await registry.publishBuild(build, version, withFault('throws-later'));
  const rollOutVersion = async () => {
    await registry.release('rollout', REMOTE, version, '--percent', String(PERCENT));
    return cookiesOf((await registry.production()).document).canaryCookie;
  };
  const canaryCookie = await rollOutVersion();
  shell = await startOwnShell({ apiAddress, releases });
  const isDisabled = () => logged().includes(`${REMOTE}@${version} is disabled`);
  for (let turn = 0; !isDisabled(); turn += 1) {
    await expect
      .poll(async () => isDisabled() || (await givenTo(canaryCookie, shell)) === version, STARTED)
      .toBe(true);
    expect(await visit(canaryCookie, shell, `/panne/${turn}`)).toMatchObject({
      status: 200,
      heading: 'Page stable',
    });
  }
  await expect
    .poll(() => registry.release('log', REMOTE))
    .toMatch(new RegExp(`halt ${REMOTE} ${version} .*three times in ten minutes`));
  await expect.poll(() => givenTo(canaryCookie, shell), STARTED).toBe('1.0.0');
  await expect(registry.release('promote', REMOTE)).rejects.toThrow(/has no candidate/);
  const again = await rollOutVersion();
  await expect.poll(() => givenTo(again, shell), STARTED).toBe(version);
});

test('[FUSE-02] a promoted version is prepared before it is switched to, and one that ends its process never is', async ({
  apiAddress,
}) => {
  test.slow();
  const folder = await releaseFaults(['routes-throw']);
  releases = folder;
  await addFault(folder, 'none', '1.1.0');
  shell = await startOwnShell({ apiAddress, releases });
  const stopLoad = constantLoad(shell, [''], LOAD);
  await folder.move(promote(REMOTE, '1.1.0'));
  await expect.poll(() => givenTo('', shell), STARTED).toBe('1.1.0');
  await folder.move(promote(REMOTE, versionOf('routes-throw')));
  await expect.poll(logged, OFTEN).toContain(`${REMOTE}@${versionOf('routes-throw')} is not served`);
  expect(await givenTo('', shell)).toBe('1.1.0');
  const { failed } = await stopLoad();
  expect(failed).toEqual([]);
});

test('[REL-04] pages that a promoted version fails are answered by the version before, and reported', async ({
  apiAddress,
}) => {
  const folder = await releaseFaults(['throws-rendering']);
  releases = folder;
  shell = await startOwnShell({ apiAddress, releases });
  const version = versionOf('throws-rendering');
  await expect.poll(() => givenTo('', shell), STARTED).toBe('1.0.0');
  await folder.move(promote(REMOTE, version));
  await expect.poll(() => givenTo('', shell), STARTED).toBe(version);
  for (const path of ['/panne/1', '/panne/2', '/panne/1'])
    expect(await visit('', shell, path)).toMatchObject({ status: 200, heading: 'Page stable' });
  expect(logged()).toMatch(
    new RegExp(`/panne/1: the version before answered \\(200\\) for ${REMOTE}@${version}`),
  );
  const metrics = await (await fetch(`${shell.address}/metrics`)).text();
  expect(metrics).toMatch(/^fallbacks_in_force 1$/m);
});

test('[REL-04] a promoted version that fails ten pages is moved back, says so, and is turned on again by a promotion with a reason', async ({
  apiAddress,
}) => {
  test.slow();
  const registry = await OwnRegistry.start();
  releases = registry;
  const version = versionOf('throws-rendering');
  const build = await builtFixture();
  await registry.publishBuild(build, '1.0.0');
  await registry.release('promote', REMOTE, '1.0.0');
  await registry.publishBuild(build, version, withFault('throws-rendering'));
  shell = await startOwnShell({ apiAddress, releases });
  await expect.poll(() => givenTo('', shell), STARTED).toBe('1.0.0');
  await registry.release('promote', REMOTE, version);
  await expect.poll(() => givenTo('', shell), STARTED).toBe(version);
  for (let page = 1; page <= 10; page += 1)
    expect(await visit('', shell, `/panne/${page}`)).toMatchObject({ status: 200, heading: 'Page stable' });

  await expect
    .poll(() => registry.release('log', REMOTE))
    .toMatch(/shell \S+ +revision \d+ +rollback mf-fault 1\.0\.0 +\(It failed ten pages in ten minutes/);
  expect((await registry.production()).document.remotes[REMOTE]?.stable).toBe('1.0.0');
  await expect.poll(() => givenTo('', shell), STARTED).toBe('1.0.0');
  await registry.release('promote', REMOTE, version, '--despite-failures', 'The cause was elsewhere.');
  await expect.poll(() => givenTo('', shell), STARTED).toBe(version);
});
