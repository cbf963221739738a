import {
  FAULTS,
  REMOTE,
  askGate,
  constantLoad,
  givenTo,
  publishFault,
  publishFaults,
  rollOut,
  takeBack,
  versionOf,
  visit,
} from '../../support/faults.ts';
import type { Fault } from '../../support/faults.ts';
import { release, startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const PERCENT = 5;
/** What the gate says of those that no shell would load. */
const REFUSED: Partial<Record<Fault, string>> = {
  'routes-throw': 'does not start: ./area cannot be loaded',
  'duplicate-id': 'uses the page id panne twice',
  'steals-path': 'has something at /offres-emploi, which its manifest does not claim',
};
const EVERY = Object.keys(FAULTS) as Fault[];

let shell: OwnShell;
test.afterEach(() => shell.stop());

const logged = () => shell.log.join('\n');

test('[FUSE-01] [REL-04] no mistake of a candidate fails a page of anybody', async ({ apiAddress }) => {
  test.slow();
  shell = await startOwnShell({ apiAddress, prepare: (data) => publishFaults(data, EVERY) });
  const cookies = [''];
  const stopLoad = constantLoad(shell, cookies);
  for (const fault of EVERY) {
    await test.step(fault, async () => {
      const version = versionOf(fault);
      const before = shell.log.length;
      const { onTrial, onStable } = await rollOut(shell.dataDirectory, version, PERCENT);
      cookies.splice(0, cookies.length, '', onStable, onTrial);
      const refused = REFUSED[fault];
      if (refused) {
        await expect(askGate(shell.dataDirectory, fault)).rejects.toThrow(`${REMOTE}@${version} ${refused}`);
        await expect.poll(logged).toContain(`${REMOTE}@${version} is not served`);
      } else {
        await expect.poll(() => givenTo(onTrial, shell), { timeout: 30_000 }).toBe(version);
      }
      const path = `/panne/${fault}`;
      const [theirs, others] = await Promise.all([visit(onTrial, shell, path), visit(onStable, shell, path)]);
      expect(theirs).toMatchObject({ status: 200, heading: 'Page stable' });
      expect(others).toMatchObject({ status: 200, heading: 'Page stable' });
      // Of a visitor, or of the load, who may have come first; the log comes on its own way.
      const since = () => shell.log.slice(before).join('\n');
      const answered = new RegExp(
        `/panne\\S*: the released version answered \\(200.*for ${REMOTE}@${version}`,
      );
      if (!refused) await expect.poll(since).toMatch(answered);
      if (FAULTS[fault] === 'ended') await expect.poll(since).toMatch(/The canary process has ended/);
      await takeBack(shell.dataDirectory);
    });
  }
  const { asked, failed } = await stopLoad();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(EVERY.length);
});

test('[FUSE-01] a version that ends its process three times is disabled until it is rolled out again', async ({
  apiAddress,
}) => {
  test.slow();
  shell = await startOwnShell({
    apiAddress,
    prepare: (data) => publishFaults(data, ['throws-later']),
  });
  const version = versionOf('throws-later');
  const { onTrial } = await rollOut(shell.dataDirectory, version, PERCENT);
  const isDisabled = () => logged().includes(`${REMOTE}@${version} is disabled`);
  for (let turn = 0; !isDisabled(); turn += 1) {
    await expect
      .poll(async () => isDisabled() || (await givenTo(onTrial, shell)) === version, { timeout: 60_000 })
      .toBe(true);
    expect(await visit(onTrial, shell, `/panne/${turn}`)).toMatchObject({
      status: 200,
      heading: 'Page stable',
    });
  }
  await expect.poll(() => givenTo(onTrial, shell)).toBe('1.0.0');
  const metrics = () => fetch(`${shell.address}/metrics`).then((response) => response.text());
  expect(await metrics()).toMatch(/^disabled_versions 1$/m);
  await takeBack(shell.dataDirectory);
  const again = await rollOut(shell.dataDirectory, version, PERCENT);
  await expect.poll(() => givenTo(again.onTrial, shell), { timeout: 30_000 }).toBe(version);
  expect(await metrics()).toMatch(/^disabled_versions 0$/m);
});

test('[FUSE-02] a promoted version is prepared before it is switched to, and one that ends its process never is', async ({
  apiAddress,
}) => {
  test.slow();
  shell = await startOwnShell({
    apiAddress,
    async prepare(data) {
      await publishFaults(data, ['routes-throw']);
      await publishFault(data, 'none', '1.1.0');
    },
  });
  const stopLoad = constantLoad(shell);
  await release(shell.dataDirectory, 'promote', REMOTE, '1.1.0');
  await expect.poll(() => givenTo('', shell), { timeout: 30_000 }).toBe('1.1.0');
  await release(shell.dataDirectory, 'promote', REMOTE, versionOf('routes-throw'));
  await expect.poll(logged).toContain(`${REMOTE}@${versionOf('routes-throw')} is not served`);
  expect(await givenTo('', shell)).toBe('1.1.0');
  const { failed } = await stopLoad();
  expect(failed).toEqual([]);
});

test('[REL-04] pages that a promoted version fails are answered by the version before, and reported', async ({
  apiAddress,
}) => {
  shell = await startOwnShell({
    apiAddress,
    prepare: (data) => publishFaults(data, ['throws-rendering']),
  });
  const version = versionOf('throws-rendering');
  await release(shell.dataDirectory, 'promote', REMOTE, version);
  await expect.poll(() => givenTo('', shell), { timeout: 30_000 }).toBe(version);
  for (const path of ['/panne/1', '/panne/2', '/panne/1'])
    expect(await visit('', shell, path)).toMatchObject({ status: 200, heading: 'Page stable' });
  expect(logged()).toMatch(
    new RegExp(`/panne/1: the version before answered \\(200.*for ${REMOTE}@${version}`),
  );
  const metrics = await (await fetch(`${shell.address}/metrics`)).text();
  expect(metrics).toMatch(/^fallbacks_in_force 1$/m);
});
