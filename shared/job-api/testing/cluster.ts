import { ensureDatabase } from '@careers/postgres';
import { nameOfNewDatabase, testClusterUrl } from '@careers/postgres/testing';
import pg from 'pg';
import { startOwnServer } from '../tools/own-server.ts';

export { emptyDatabase } from '@careers/postgres/testing';

/**
 * Returns the address of a new database with the seed of so many offers: a copy of a template, which the first call
 * creates.
 */
export function seededDatabase(offers: number): Promise<string> {
  const url = testClusterUrl();
  const [template, name] = [`seed_${offers}`, nameOfNewDatabase()];
  return withLock(template, async (client) => {
    if (!(await isThere(client, template))) {
      await seed(await ensureDatabase(url, `${template}_unfinished`), offers);
      await client.query(`alter database ${template}_unfinished rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
    return addressOf(name);
  });
}

/** Serialises an action over test files that run in parallel. */
export async function withLock<Result>(
  name: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: testClusterUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await act(client);
  } finally {
    await client.end();
  }
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
  const url = new URL(testClusterUrl());
  url.pathname = `/${name}`;
  return url.href;
}
