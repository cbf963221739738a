import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@careers/postgres';
import { connect } from '../src/registry/database/connect.ts';
import type { Connection } from '../src/registry/database/connect.ts';

export interface OwnDatabase extends Pick<Connection, 'database'> {
  /** Of the cluster, on which other databases can be made. */
  url: string;
  /** A folder that ends with it. */
  directory: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own on a new folder, with the registry's tables. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'registry-'));
  // Under root PostgreSQL runs as another user, who must be able to enter.
  await chmod(directory, 0o755);
  const cluster = await startEmbedded(directory);
  const { database, close } = await connect(cluster.url);
  return {
    database,
    url: cluster.url,
    directory,
    async stop() {
      await close();
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
