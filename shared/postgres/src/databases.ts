import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';
/** Two servers that create one at the same moment may also meet in the catalogue's index. */
const UNIQUE_VIOLATION = '23505';

/**
 * Returns the address of a database of the same cluster, which it creates where there is none.
 * @throws the database's error when this user may not create one.
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
