import { startTestSite } from './test-site.ts';

/** Starts the site once for all tests; passes its addresses in environment variables. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startTestSite((line) => console.log(`  ${line}`), { RATE_LIMIT_PER_MINUTE: '10000' });
  process.env['SITE_ADDRESS'] = site.address;
  process.env['API_ADDRESS'] = site.apiAddress;
  return () => site.stop();
}
