import { OwnRegistry } from '../../support/own-registry.ts';
import { startOwnShell } from '../../support/own-shell.ts';
import type { OwnShell } from '../../support/own-shell.ts';
import { playReleases } from '../../support/release-story.ts';
import { expect, test } from '../../support/test.ts';

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

test('[REL-07] [REL-11] a sound version comes to everybody, one that fails for one offer in twenty halts itself, and nobody meets it', async ({
  apiAddress,
}) => {
  // Some thousand pages, and two builds.
  test.setTimeout(420_000);
  const lines: string[] = [];
  const end = await playReleases({
    registry,
    shell,
    apiAddress,
    failsFor: 20,
    say: (line) => lines.push(line),
  });
  test.info().annotations.push({ type: 'visitors', description: String(end.visitors) });
  expect(end.statuses, lines.join('\n')).toEqual([200]);
  expect(end.takenBackMilliseconds).toBeLessThan(5_000);
  // After its first version, whose number is that of the sources.
  const [, ...moves] = end.history.split('\n').filter((line) => /revision \d+/.test(line));
  expect(moves.map((line) => /revision \d+ {2}(.*?)(?: {2}\(|$)/.exec(line)?.[1])).toEqual([
    'start mf-offer 9.4.0 0 %',
    'start mf-offer 9.4.0 5 %',
    'promote mf-offer 9.4.0',
    'start mf-offer 9.5.0 20 % despite checks',
    'halt mf-offer 9.5.0',
    'rollback mf-offer',
  ]);
  expect(moves.at(-2)).toMatch(
    / health .*\(It is worse than 9\.4\.0 .*: pages failed on the server, \d+ of \d+ beside 0 of \d+\.\)/,
  );
});
