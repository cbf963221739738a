import { missingEngines, runEngines } from './lib/engines.ts';

/** All journeys in the three engines. */
const missing = missingEngines();
if (missing.length > 0) {
  console.error(
    `The engines are not all on this machine. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(1);
}
process.exit(runEngines(process.argv.slice(2)) ?? 1);
