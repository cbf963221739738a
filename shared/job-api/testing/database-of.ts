import { tmpdir } from 'node:os';
import { connect } from '../src/database/connect.ts';
import type { Connection } from '../src/database/connect.ts';

/** Jest compiles what a test imports meanwhile, and notices a connection late. */
const CONNECT_TIMEOUT_MILLISECONDS = 30_000;

/** Returns a connection to a database of a running cluster, as a server has. */
export function connectionTo(databaseUrl: string): Promise<Connection> {
  return connect({
    databaseUrl,
    dataDirectory: tmpdir(),
    connectTimeoutMilliseconds: CONNECT_TIMEOUT_MILLISECONDS,
  });
}
