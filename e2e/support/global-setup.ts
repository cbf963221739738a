import { join, resolve } from 'node:path';
import { startSite } from '@careers/tooling/running-site';
import { freePort } from './ports.ts';

/** Data of the tests' site: kept between runs, so that only the first one seeds and builds everything. */
export const TEST_DATA = resolve(import.meta.dirname, '..', '..', '.data', 'test');

/** Starts the site once for all tests and gives its addresses to them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({
    port: await freePort(),
    apiPort: await freePort(),
    dataDirectory: join(TEST_DATA),
    show: (line) => console.log(`  ${line}`),
    environment: { RATE_LIMIT_PER_MINUTE: '10000' },
  });
  process.env['SITE_ADDRESS'] = site.address;
  process.env['API_ADDRESS'] = site.apiAddress;
  return () => site.stop();
}
