import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'mf-offer';
const FAULTY = '9.1.0';
const SOUND = '9.2.0';
const OFFERS = 50;

let registry: OwnRegistry;
let shell: OwnShell;
test.beforeAll(async ({ apiAddress }) => {
  test.setTimeout(300_000);
  registry = await OwnRegistry.start();
  shell = await startOwnShell({ apiAddress, releases: registry });
});
test.afterAll(async () => {
  await shell.stop();
  await registry.stop();
});

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
/** Returns what `careers show` prints of a version's rehearsal. */
const rehearsalOf = async (version: string) => {
  const printed = await registry.release('show', `${REMOTE}@${version}`);
  return printed.slice(printed.indexOf('check rehearsal'));
};

test('[REL-11] a candidate that fails on one address in fifty is refused at 0 %, before any visitor has met it', async ({
  request,
  apiAddress,
}) => {
  // Fifty pages twice, and those of the second version.
  test.setTimeout(240_000);
  const found = await request.get(`${apiAddress}/api/v2.0/offers/?size=${OFFERS}`);
  const { list } = (await found.json()) as { list: { url: string; reference: string }[] };
  expect(list).toHaveLength(OFFERS);
  const statuses = new Set<number>();
  const visit = async () => {
    for (const { url } of list) statuses.add((await request.get(shell.address + url)).status());
  };
  await visit();
  const { reference = '', url = '' } = list[17] ?? {};
  await registry.publishAgain(REMOTE, FAULTY, {
    server: (text) =>
      text
        .replace(
          'const isHeroInView',
          `if (offer.reference === '${reference}') throw new Error('no such drawing');\n    const isHeroInView`,
        )
        .replace(/(?<signature>function RelatedLinks\(.*\) \{)$/m, '$<signature> return null;'),
  });
  await registry.publishAgain(REMOTE, SOUND);
  await registry.release('environment', 'require', 'gate', 'rehearsal', '--reason', 'A test.');

  const rollOut = (version: string, percent: string) =>
    registry.release('rollout', REMOTE, version, '--percent', percent).catch(messageOf);
  expect(await rollOut(FAULTY, '5')).toContain(
    `rehearsal is missing: \`careers rollout ${REMOTE} ${FAULTY} --percent 0\``,
  );
  await rollOut(FAULTY, '0');
  await expect.poll(() => rehearsalOf(FAULTY), { timeout: 60_000 }).toMatch(/^check rehearsal +failed/);
  const printed = await rehearsalOf(FAULTY);
  expect(printed).toMatch(/in 9 only this version fails, in 0 only the released one/);
  expect(printed).toContain(`${url}: Error: no such drawing`);
  expect(printed).toMatch(/The link \/\S+ is gone: \d+ pages?, as \/offre-emploi\//);
  expect(await rollOut(FAULTY, '5')).toContain('rehearsal has failed');

  await visit();
  expect([...statuses]).toEqual([200]);
  const outcomes = await registry.client.GET('/v1/outcomes', { params: { query: { version: FAULTY } } });
  expect(outcomes.data).toEqual([]);

  await rollOut(SOUND, '0');
  await expect.poll(() => rehearsalOf(SOUND), { timeout: 60_000 }).toMatch(/^check rehearsal +passed/);
  expect(await rollOut(SOUND, '5')).toContain(`${SOUND} for 5 %`);
});
