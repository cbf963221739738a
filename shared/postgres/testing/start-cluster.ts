import { rm } from 'node:fs/promises';
import { startEmbedded } from '../src/embedded.ts';
import { CLUSTER, RUN_FOLDER } from './test-cluster.ts';
import { temporaryFolder } from '../src/temporary-folder.ts';

/** One PostgreSQL for all files of a run: each makes databases of its own in it. Jest runs this before any of them. */
export default async function startCluster(): Promise<void> {
  const folder = await temporaryFolder('test-cluster-');
  const cluster = await startEmbedded(folder);
  process.env[CLUSTER] = cluster.url;
  process.env[RUN_FOLDER] = folder;
  globalThis.stopTestCluster = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

declare global {
  var stopTestCluster: (() => Promise<void>) | undefined;
}
