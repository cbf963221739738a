import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';
/** Raised instead of DUPLICATE_DATABASE when two servers create a database at once. */
const UNIQUE_VIOLATION = '23505';

/**
 * Creates a database in the cluster unless it exists; returns its URL.
 * @throws pg.DatabaseError when the user may not create databases.
 */
export async function ensureDatabase(clusterUrl: string, name: string): Promise<string> {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  } finally {
    await client.end();
  }
  return url.href;
}

function isAlreadyThere(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && [DUPLICATE_DATABASE, UNIQUE_VIOLATION].includes(error.code ?? '')
  );
}
