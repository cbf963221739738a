import { join, resolve } from 'node:path';
import { ensurePublished } from '@careers/releases';
import { PROJECT } from '../project.ts';
import { startDatabases } from './databases.ts';
import type { Databases } from './databases.ts';
import { isPortFree, whenAnswering } from './processes.ts';
import type { StartedProcess } from './processes.ts';
import { Servers } from './servers.ts';
import type { Server } from './servers.ts';
import { buildShellIfChanged, shellProgram } from './shell-build.ts';

export interface SiteOptions {
  port: number;
  apiPort: number;
  /** Keeps the databases, the artefacts and the release document. */
  dataDirectory: string;
  show(line: string): void;
  /** Readable code with source maps on all sides, for debuggers; never what is released elsewhere. */
  development?: boolean;
  /** Further environment of all servers. */
  environment?: NodeJS.ProcessEnv;
  /** Breaks the start off: whatever was started ends, and the start fails. */
  signal?: AbortSignal;
}

export interface RunningSite {
  address: string;
  apiAddress: string;
  /** Builds the shell if it changed, and starts the new one in the place of the old one. */
  renewShell(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds what changed, publishes it, and starts the databases, the job API and the shell. Each server is started
 * again when it ends, and takes no other along.
 * @throws Error with what to do; whatever was started has been stopped then.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, apiPort, dataDirectory, show, development = false } = options;
  await refuseTakenPort(port, 'PORT');
  await refuseTakenPort(apiPort, 'API_PORT');
  const address = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: development ? 'development' : 'production',
    CAREERS_DATA: dataDirectory,
    // Of pages' canonical addresses and of links in mails.
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
    const publish = async () => {
      await buildShellIfChanged(show, development);
      await ensurePublished({ dataDirectory, development, onProgress: show });
    };
    const api: Server = {
      name: 'job-api',
      program: 'shared/job-api/src/main.ts',
      settings: { PORT: String(apiPort), DATABASE_URL: databases.jobs },
      debugPort: 9230,
      whenWell: (process) => whenAnswering(`${apiAddress}/healthz`, process),
    };
    await Promise.all([servers.start(api), publish()]);
    const shell = await servers.start({
      name: 'shell',
      program: shellProgram(development),
      settings: { PORT: String(port), API_URL: apiAddress },
      debugPort: 9229,
      whenWell: (process) => whenReady(process, port),
    });
    return {
      address,
      apiAddress,
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

/** A release that lacks a remote is served without it: who starts the site is not kept waiting for it. */
const READY_MILLISECONDS = 20_000;

async function whenReady(shell: StartedProcess, port: number): Promise<void> {
  await whenAnswering(`http://127.0.0.1:${port}/healthz`, shell);
  await whenAnswering(`http://127.0.0.1:${port}/readyz`, shell, AbortSignal.timeout(READY_MILLISECONDS));
}

/** Folder in which the site keeps its data, from the environment or the project's own. */
export function dataDirectoryOf(environment: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, environment['CAREERS_DATA'] ?? join(PROJECT, '.data'));
}

async function refuseTakenPort(port: number, setting: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another one: ${setting}=${port + 100} npm start`,
  );
}
