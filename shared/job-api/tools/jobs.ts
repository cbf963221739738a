import { parseArgs } from 'node:util';
import { runningClusterUrl } from '@careers/postgres';
import { deadLetters, openJobs } from '../src/queue/dead-letters.ts';
import { DEAD_LETTERS, QUEUES } from '../src/queue/queues.ts';
import { readSettings } from '../src/server/settings.ts';

/**
 * `npm run jobs -w shared/job-api`: lists waiting jobs of the running server and its dead letters; `-- --retry` retries
 * the latter.
 */
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
const settings = readSettings(process.env);
const url = settings.databaseUrl ?? (await runningClusterUrl(settings.dataDirectory));
if (url === null) {
  console.error('No server runs on this CAREERS_DATA: start it, or name its database with DATABASE_URL.');
  process.exit(1);
}
const jobs = await openJobs(url);
for (const queue of Object.keys(QUEUES)) {
  for (const { queuedCount, activeCount } of await jobs.getQueueStats(queue, { force: true })) {
    console.log(`${queue.padEnd(26)} ${queuedCount} waiting, ${activeCount} active`);
  }
}
const dead = await deadLetters(jobs);
console.log(dead.length === 0 ? 'none has failed for good' : `${dead.length} failed for good:`);
for (const { queue, about, since, tries, reason } of dead) {
  console.log(`  ${since.toISOString()} ${queue} ${about}, ${tries} tries: ${reason}`);
}
if (values.retry) console.log(`${await jobs.redrive(DEAD_LETTERS)} are tried again`);
await jobs.stop({ graceful: false });
process.exit(dead.length > 0 && !values.retry ? 1 : 0);
