import { join, resolve } from 'node:path';
import { startSite } from '@careers/tooling/running-site';
import type { RunningSite } from '@careers/tooling/running-site';
import { freePort } from './ports.ts';
import { writeReleasedFiles } from './released-files.ts';

/** Data of the tests' site: kept between runs, so that only the first one seeds and builds everything. */
export const TEST_DATA = resolve(import.meta.dirname, '..', '..', '.data', 'test');

/** What the site has released, as folders: shells of tests follow copies of it, without a registry. */
export const TEST_FILES = join(TEST_DATA, 'files');

/** Starts the site as `npm start` does, on ports and data of its own. */
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
    await writeReleasedFiles(site.registry, TEST_FILES);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
