import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import { registryClient } from '@careers/cli/client';
import { startSite } from '@careers/tooling/running-site';
import type { RunningSite } from '@careers/tooling/running-site';
import { copyReleasedSite } from '../../shared/cli/src/dev/released-site.ts';
import { OwnRegistry } from './own-registry.ts';
import { freePort } from './ports.ts';
import { TEST_DATA, TEST_RELEASES } from './test-data.ts';

/** Starts the site as `npm start` does, with its own ports and data. */
export async function startTestSite(
  show: (line: string) => void,
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningSite> {
  const site = await startSite({
    port: await freePort(),
    apiPort: await freePort(),
    registryPort: await freePort(),
    dataDirectory: TEST_DATA,
    show,
    // New offers are published at the start alone: tests compare counts over time.
    environment: { DAILY_JOBS_AT: 'never', ...environment },
  });
  try {
    await writeReleases(site);
    await OwnRegistry.prepare();
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

async function writeReleases({ registry }: RunningSite): Promise<void> {
  const versions = await copyReleasedSite({
    client: registryClient(registry),
    environment: 'production',
    store: join(TEST_RELEASES, 'store'),
    cache: join(TEST_RELEASES, 'blobs'),
    without: [],
    log: () => undefined,
  });
  const remotes = Object.entries(versions).map(([name, stable]) => [
    name,
    { stable, candidate: null, percent: 0, salt: '', fallback: [] },
  ]);
  const document: ReleaseDocument = { revision: 1, remotes: Object.fromEntries(remotes) };
  await writeFile(join(TEST_RELEASES, 'releases.json'), JSON.stringify(document));
}
