import { randomUUID } from 'node:crypto';
import { ensureDatabase } from '@careers/postgres';
import pg from 'pg';
import { startOwnServer } from '../tools/own-server.ts';

/** Where the cluster of this run of tests is found: `start-cluster.ts` sets it for every file. */
export const CLUSTER = 'JOB_API_TEST_CLUSTER';

/** Returns the address of a new database without a table. */
export async function emptyDatabase(): Promise<string> {
  return ensureDatabase(clusterUrl(), nameOfNext());
}

/**
 * Returns the address of a new database with the seed of so many offers, as a server leaves it when it ends. The first
 * who asks for a seed has it made; the others get copies, which take milliseconds.
 */
export async function seededDatabase(offers: number): Promise<string> {
  const url = clusterUrl();
  const [template, name] = [`seed_${offers}`, nameOfNext()];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Files run side by side: the second waits until the first has made the seed.
    await client.query('select pg_advisory_lock($1)', [offers]);
    if (!(await isThere(client, template))) {
      await seed(await ensureDatabase(url, `${template}_unfinished`), offers);
      await client.query(`alter database ${template}_unfinished rename to ${template}`);
    }
    await client.query('select pg_advisory_unlock($1)', [offers]);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return addressOf(name);
}

async function isThere(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return Boolean(rowCount);
}

async function seed(databaseUrl: string, offers: number): Promise<void> {
  const server = await startOwnServer({ offers, environment: { DATABASE_URL: databaseUrl } });
  await server.stop();
}

function addressOf(name: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function nameOfNext(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

function clusterUrl(): string {
  const url = process.env[CLUSTER];
  if (!url) throw new Error('Jest starts the cluster: run the tests with npm test -w shared/job-api.');
  return url;
}
