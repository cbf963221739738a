import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localRegistry } from '@careers/cli/client';
import type { LocalRegistry } from '@careers/cli/client';
import { isPortFree } from '@careers/cli/ports';
import { ensurePublished } from '@careers/cli/publishing';
import { PROJECT } from '../project.ts';
import { startDatabases } from './databases.ts';
import type { Databases } from './databases.ts';
import { jobApi, registryServer, shellServer } from './server-programs.ts';
import { Servers } from './servers.ts';
import { buildDeskIfChanged, buildShellIfChanged, shellProgram } from './shell-build.ts';

const MAX_TRIES = 100;
const INTERVAL_MILLISECONDS = 50;

export interface SiteOptions {
  port: number;
  apiPort: number;
  registryPort: number;
  /** Folder of the databases, the artefacts and the release document. */
  dataDirectory: string;
  show(line: string): void;
  /** True for development builds with source maps, never released elsewhere. */
  development?: boolean;
  /** Further environment of all servers. */
  environment?: NodeJS.ProcessEnv;
  /** Aborts the start, which then fails after stopping all started processes. */
  signal?: AbortSignal;
}

export interface RunningSite {
  address: string;
  apiAddress: string;
  /** Address of the registry, with the tokens of its administrator and its shell. */
  registry: LocalRegistry;
  /** Builds the shell if it changed, and replaces the running one. */
  renewShell(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds and publishes changed remotes, and starts the databases, the job API, the registry and the shell. Each server
 * is restarted on its own after an exit.
 * @throws Error with the remedy, after stopping all started processes.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, apiPort, registryPort, dataDirectory, show, development = false } = options;
  await refuseTakenPort(port, 'PORT');
  await refuseTakenPort(apiPort, 'API_PORT');
  await refuseTakenPort(registryPort, 'REGISTRY_PORT');
  const address = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: development ? 'development' : 'production',
    CAREERS_DATA: dataDirectory,
    // Base of canonical URLs, and of links in mails.
    PUBLIC_BASE_URL: process.env['PUBLIC_BASE_URL'] ?? address,
    ...options.environment,
  };
  const apiAddress = `http://127.0.0.1:${apiPort}`;
  const servers = new Servers({ environment, development, show });
  let databases: Databases | undefined;
  const stop = async () => {
    await servers.stop();
    await databases?.stop();
  };
  options.signal?.addEventListener('abort', () => void servers.stop());
  try {
    databases = await startDatabases(dataDirectory);
    const { jobs, registry: registryDatabase } = databases;
    const publish = async () => {
      const [registry] = await Promise.all([
        servers
          .start(registryServer(registryPort, registryDatabase))
          .then(() => localRegistryAt(dataDirectory, registryPort)),
        buildShellIfChanged(show, development),
        buildDeskIfChanged(show),
      ]);
      await ensurePublished({ registry, dataDirectory, development, onProgress: show });
      return registry;
    };
    const [registry] = await Promise.all([publish(), servers.start(jobApi(apiPort, jobs))]);
    const settings = {
      API_URL: apiAddress,
      REGISTRY_URL: registry.url,
      REGISTRY_TOKEN: registry.shellToken,
      REGISTRY_KEYS: join(dataDirectory, 'registry', 'keys.json'),
    };
    const shell = await servers.start(shellServer(port, { program: shellProgram(development), settings }));
    return {
      address,
      apiAddress,
      registry,
      async renewShell() {
        if (await buildShellIfChanged(show, development)) await shell.renew();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Returns address and tokens of a registry that has just started; waits for its file, which is written a moment after
 * it is ready.
 */
async function localRegistryAt(dataDirectory: string, port: number): Promise<LocalRegistry> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const registry = await localRegistry(dataDirectory);
    if (registry && new URL(registry.url).port === String(port)) return registry;
    await wait(INTERVAL_MILLISECONDS);
  }
  throw new Error(`The registry answers and has left no local.json of port ${port} in ${dataDirectory}.`);
}

/** Returns the site's data folder, from the environment or the project's own. */
export function dataDirectoryOf(environment: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, environment['CAREERS_DATA'] ?? join(PROJECT, '.data'));
}

async function refuseTakenPort(port: number, setting: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another one: ${setting}=${port + 100} npm start`,
  );
}
