import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbedded } from '../src/embedded.ts';
import { CLUSTER, RUN_FOLDER } from './test-cluster.ts';
import { temporaryFolder } from '../src/temporary-folder.ts';

/** One PostgreSQL for all files of a run: each makes databases of its own in it. Jest runs this before any of them. */
export default async function startCluster(): Promise<void> {
  const folder = await temporaryFolder('test-cluster-');
  const cluster = await startEmbedded(folder);
  await forgoDisk(cluster.url);
  process.env[CLUSTER] = cluster.url;
  process.env[RUN_FOLDER] = folder;
  globalThis.stopTestCluster = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** What tests write need not outlive the machine: no connection waits for its disk. */
async function forgoDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}
