import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import { registryClient } from '@careers/cli/client';
import { startSite } from '@careers/tooling/running-site';
import type { RunningSite } from '@careers/tooling/running-site';
import { copyReleasedSite } from '../../shared/cli/src/dev/released-site.ts';
import { freePort } from './ports.ts';

/** Data folder of the tests' site, reused between runs: only the first one seeds and builds everything. */
export const TEST_DATA = resolve(import.meta.dirname, '..', '..', '.data', 'test');

/** Folder with the site's releases: initial data of tests' own shells and registries. */
export const TEST_RELEASES = join(TEST_DATA, 'releases');

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
    environment,
  });
  try {
    await writeReleases(site);
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
