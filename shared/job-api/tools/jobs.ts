import { parseArgs } from 'node:util';
import { runningClusterUrl } from '@careers/postgres';
import { JobReport } from '../src/queue/dead-letters.ts';
import { readSettings } from '../src/server/settings.ts';

/**
 * `npm run jobs -w shared/job-api`: lists waiting jobs of the running server and its dead letters;
 * `-- --retry` tries these again.
 */
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
const settings = readSettings(process.env);
const url = settings.databaseUrl ?? (await runningClusterUrl(settings.dataDirectory));
if (url === null) {
  console.error('No server runs on this CAREERS_DATA: start it, or name its database with DATABASE_URL.');
  process.exit(1);
}
const report = await JobReport.open(url);
for (const { name, waiting, active } of await report.queues()) {
  console.log(`${name.padEnd(26)} ${waiting} waiting, ${active} active`);
}
const dead = await report.deadLetters();
console.log(dead.length === 0 ? 'none has failed for good' : `${dead.length} failed for good:`);
for (const { queue, about, since, tries, reason } of dead) {
  console.log(`  ${since.toISOString()} ${queue} ${about}, ${tries} tries: ${reason}`);
}
if (values.retry) console.log(`${await report.retry()} are tried again`);
await report.close();
process.exit(dead.length > 0 && !values.retry ? 1 : 0);
