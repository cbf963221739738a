import { connect } from '../src/database/connect.ts';
import type { Connection } from '../src/database/connect.ts';
import { runningClusterUrl } from '@careers/postgres';

/**
 * Returns a second connection to the database of a server that runs in this very process.
 * @throws Error when there is none.
 */
export async function connectionTo(dataDirectory: string): Promise<Connection> {
  const databaseUrl = await runningClusterUrl(dataDirectory);
  if (!databaseUrl) throw new Error(`No server runs on ${dataDirectory}.`);
  return connect({ dataDirectory, databaseUrl });
}
