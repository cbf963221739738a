import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@careers/postgres';
import { CLUSTER } from './cluster.ts';

/** One PostgreSQL for all files of a run: each makes databases of its own in it. Jest runs this before any of them. */
export default async function startCluster(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'job-api-cluster-'));
  // Under root PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const cluster = await startEmbedded(folder);
  process.env[CLUSTER] = cluster.url;
  globalThis.stopTestCluster = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}
