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

test('[FUSE-01] [REL-04] no mistake of a version on trial fails a page of anybody', async ({
  apiAddress,
}) => {
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
      const answered = new RegExp(`/panne\\S*: stable answered \\(200\\) for ${REMOTE}@${version}`);
      if (!refused) await expect.poll(since).toMatch(answered);
      if (FAULTS[fault] === 'ended') await expect.poll(since).toMatch(/The candidate lane has ended/);
      await takeBack(shell.dataDirectory);
    });
  }
  const { asked, failed } = await stopLoad();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(EVERY.length);
});

test('[FUSE-01] a version that ends its lane three times is off for everyone, and the list says so', async ({
  apiAddress,
}) => {
  test.slow();
  shell = await startOwnShell({
    apiAddress,
    prepare: (data) => publishFaults(data, ['throws-later']),
  });
  const version = versionOf('throws-later');
  const { onTrial } = await rollOut(shell.dataDirectory, version, PERCENT);
  const isOff = () => logged().includes(`${REMOTE}@${version} is off for everyone`);
  for (let turn = 0; !isOff(); turn += 1) {
    await expect
      .poll(async () => isOff() || (await givenTo(onTrial, shell)) === version, { timeout: 60_000 })
      .toBe(true);
    expect(await visit(onTrial, shell, `/panne/${turn}`)).toMatchObject({
      status: 200,
      heading: 'Page stable',
    });
  }
  await expect
    .poll(() => release(shell.dataDirectory, 'list'))
    .toMatch(new RegExp(`${REMOTE}@${version} is off since .*three times in ten minutes`));
  await expect.poll(() => givenTo(onTrial, shell)).toBe('1.0.0');
  await expect(release(shell.dataDirectory, 'promote', REMOTE)).rejects.toThrow(/is off since/);
});

test('[FUSE-02] a promoted version is prepared before it is switched to, and one that ends its lane never is', async ({
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
