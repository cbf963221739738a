import { ensureDatabase, startEmbedded } from '@careers/postgres';

const REGISTRY = 'registry';

export interface Databases {
  /** Address of the job API's. */
  jobs: string;
  /** Address of the registry's. */
  registry: string;
  stop(): Promise<void>;
}

/**
 * Returns the databases of the site: in the PostgreSQL that the environment names, or else in an embedded one on the
 * data folder. The launcher owns it, so that a server that exits does not stop the others' database.
 */
export async function startDatabases(
  dataDirectory: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Databases> {
  const { DATABASE_URL: named, REGISTRY_DATABASE_URL: namedForRegistry } = environment;
  const cluster = named ? null : await startEmbedded(dataDirectory);
  const jobs = named ?? cluster?.url ?? '';
  try {
    return {
      jobs,
      registry: namedForRegistry ?? (await ensureDatabase(jobs, REGISTRY)),
      stop: async () => cluster?.stop(),
    };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}
