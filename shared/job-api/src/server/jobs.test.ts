import { sql } from 'kysely';
import { emptyDatabase } from '../../testing/cluster.ts';
import { connectionTo } from '../../testing/database-of.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { migrate } from '../database/connect.ts';
import { cronAt, isOver, startJobs } from './jobs.ts';
import { readSettings } from './settings.ts';

it.each([
  ['07:00', '2026-11-21T05:59:00Z', false],
  ['07:00', '2026-11-21T06:00:00Z', true],
  ['7:00', '2026-07-21T05:00:00Z', true],
  ['07:00', '2026-11-21T12:00:00Z', true],
])('at %s in Paris, at %s: over %s', (at, now, expected) => {
  expect(isOver(at, new Date(now))).toBe(expected);
});

it.each([
  ['07:00', '0 7 * * *'],
  ['7:05', '5 7 * * *'],
  ['23:59', '59 23 * * *'],
])('%s is %s', (at, cron) => expect(cronAt(at)).toBe(cron));

it('without daily jobs nothing runs by the clock, not even what an earlier server scheduled', async () => {
  const connection = await connectionTo(await emptyDatabase());
  await migrate(connection.database);
  const catalogue = await Catalogue.load(connection.database);
  const scheduledAfter = async (DAILY_JOBS_AT: string) => {
    const jobs = await startJobs({
      settings: readSettings({ DAILY_JOBS_AT }),
      connection,
      content: { fillIfEmpty: () => Promise.resolve(), publish: () => Promise.resolve(0) },
      catalogue: () => catalogue,
      onPublished: () => Promise.resolve(),
      log: () => undefined,
    });
    await jobs.close();
    const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(
      connection.database,
    );
    return rows.map(({ name }) => name);
  };
  expect(await scheduledAfter('23:59')).toEqual(['alert-digests', 'daily-offers', 'retention']);
  expect(await scheduledAfter('never')).toEqual([]);
  await connection.close();
});
