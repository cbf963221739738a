import { OwnRegistry } from '../support/own-registry.ts';
import { startOwnShell } from '../support/own-shell.ts';
import { playReleases } from '../support/release-story.ts';
import { startTestSite } from '../support/test-site.ts';

/** `npm run demo:release`: a sound version, one that halts itself and the way back, with simulated visitors. */
try {
  const site = await startTestSite((line) => console.log(line));
  const registry = await OwnRegistry.start();
  const shell = await startOwnShell({ apiAddress: site.apiAddress, releases: registry });
  try {
    console.log(`\nThe site: ${shell.address}. Its registry: ${registry.address}.\n`);
    const { takenBackMilliseconds } = await playReleases({
      ...{ registry, shell, apiAddress: site.apiAddress, failsFor: 50 },
      say: (line) => console.log(line),
    });
    console.log(`\nThe halt reached the last visitor in ${(takenBackMilliseconds / 1000).toFixed(1)} s.`);
  } finally {
    await shell.stop();
    await registry.stop();
    await site.stop();
  }
} catch (error) {
  console.error(`\ndemo: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
