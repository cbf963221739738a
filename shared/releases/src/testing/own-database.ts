import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '@careers/postgres/testing';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';

/** Long timeout: Jest may block on compiling imports meanwhile. */
const CONNECT_TIMEOUT_MILLISECONDS = 30_000;

export interface OwnDatabase {
  database: Database;
  url: string;
  /** Temporary folder, removed with it. */
  directory: string;
  stop(): Promise<void>;
}

/** Creates a database with the registry's tables, in the cluster shared by all test files. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'registry-'));
  const url = await emptyDatabase();
  const database = await connect(url, CONNECT_TIMEOUT_MILLISECONDS);
  return {
    database,
    url,
    directory,
    async stop() {
      await database.destroy();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
