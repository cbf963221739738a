import { tmpdir } from 'node:os';
import { connect } from '../src/database/connect.ts';
import type { Connection } from '../src/database/connect.ts';
import { CONNECT_TIMEOUT_MILLISECONDS } from '../tools/own-server.ts';

/** Returns a connection to a database of a running cluster, as a server has. */
export function connectionTo(databaseUrl: string): Promise<Connection> {
  return connect({
    databaseUrl,
    dataDirectory: tmpdir(),
    connectTimeoutMilliseconds: CONNECT_TIMEOUT_MILLISECONDS,
  });
}
