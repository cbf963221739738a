import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbedded } from '../src/embedded.ts';
import { CLUSTER, RUN_FOLDER } from './test-cluster.ts';
import { temporaryFolder } from '../src/temporary-folder.ts';

/** Jest's global setup: starts one PostgreSQL for all test files, which create their own databases. */
export default async function startCluster(): Promise<void> {
  const folder = await temporaryFolder('test-cluster-');
  const cluster = await startEmbedded(folder);
  await disableFsync(cluster.url);
  process.env[CLUSTER] = cluster.url;
  process.env[RUN_FOLDER] = folder;
  globalThis.stopTestCluster = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Trades durability, which tests do not need, for speed. */
async function disableFsync(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}
