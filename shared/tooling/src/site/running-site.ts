import { join, resolve } from 'node:path';
import { ensurePublished } from '@careers/releases';
import { PROJECT } from '../project.ts';
import { isPortFree, startProcess, stopProcess, whenAnswering } from './processes.ts';
import type { StartedProcess } from './processes.ts';
import { buildShellIfChanged, shellProgram } from './shell-build.ts';

export interface SiteOptions {
  port: number;
  apiPort: number;
  /** Keeps the database, the artefacts and the release document. */
  dataDirectory: string;
  show(line: string): void;
  /** Readable code with source maps on all sides, for debuggers; never what is released elsewhere. */
  development?: boolean;
  /** Further environment of both servers. */
  environment?: NodeJS.ProcessEnv;
}

export interface RunningSite {
  address: string;
  apiAddress: string;
  processes: { api: StartedProcess; shell: StartedProcess };
  /** Builds the shell if it changed, and starts the new one in the place of the old one. */
  renewShell(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Builds what changed, publishes it, and starts the job API and the shell.
 * @throws Error with what to do; whatever was started has been stopped then.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, apiPort, dataDirectory, show, development = false } = options;
  await refuseTakenPort(port, 'PORT');
  await refuseTakenPort(apiPort, 'API_PORT');
  const address = `http://localhost:${port}`;
  // Of pages' canonical addresses and of links in mails.
  const publicBaseUrl = process.env['PUBLIC_BASE_URL'] ?? address;
  const environment = {
    NODE_ENV: development ? 'development' : 'production',
    CAREERS_DATA: dataDirectory,
    PUBLIC_BASE_URL: publicBaseUrl,
    ...options.environment,
  };
  const apiAddress = `http://127.0.0.1:${apiPort}`;

  const api = startProcess(
    'job-api',
    [...(development ? debugged(9230) : []), 'shared/job-api/src/main.ts'],
    {
      directory: PROJECT,
      environment: { ...environment, PORT: String(apiPort) },
      onLine: (line) => show(`job-api: ${line}`),
    },
  );
  const started = [api];
  const stop = async () => {
    for (const each of started.toReversed()) await stopProcess(each);
  };
  const startShell = () =>
    startServer(
      'shell',
      [...(development ? debugged(9229) : []), shellProgram(development)],
      { ...environment, PORT: String(port), API_URL: apiAddress },
      show,
    );
  try {
    await Promise.all([
      whenAnswering(`${apiAddress}/healthz`, api),
      buildShellIfChanged(show, development).then(() =>
        ensurePublished({ dataDirectory, development, onProgress: show }),
      ),
    ]);
    const processes = { api, shell: await startShell() };
    started.push(processes.shell);
    return {
      address,
      apiAddress,
      processes,
      async renewShell() {
        if (!(await buildShellIfChanged(show, development))) return;
        await stopProcess(processes.shell);
        processes.shell = await startShell();
        started.splice(1, 1, processes.shell);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a server and waits until it answers; one that does not is ended. */
async function startServer(
  name: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  show: (line: string) => void,
): Promise<StartedProcess> {
  const server = startProcess(name, parameters, {
    directory: PROJECT,
    environment,
    onLine: (line) => show(`${name}: ${line}`),
  });
  try {
    await whenAnswering(`http://127.0.0.1:${environment['PORT']}/healthz`, server);
    return server;
  } catch (error) {
    await stopProcess(server);
    throw error;
  }
}

/** Folder in which the site keeps its data, from the environment or the project's own. */
export function dataDirectoryOf(environment: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, environment['CAREERS_DATA'] ?? join(PROJECT, '.data'));
}

/** Debuggers attach here (`.vscode/launch.json`); stack traces name the lines as they were written. */
function debugged(port: number): string[] {
  return ['--enable-source-maps', `--inspect=127.0.0.1:${port}`];
}

async function refuseTakenPort(port: number, setting: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another one: ${setting}=${port + 100} npm start`,
  );
}
