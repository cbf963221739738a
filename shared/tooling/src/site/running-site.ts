import { join, resolve } from 'node:path';
import { ensurePublished } from '@careers/releases';
import { PROJECT } from '../project.ts';
import { KeptProcess } from './kept-process.ts';
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
  api: StartedProcess;
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
  const server = (name: string, program: string, settings: NodeJS.ProcessEnv, debugPort: number) =>
    startProcess(name, [...(development ? debugged(debugPort) : []), program], {
      directory: PROJECT,
      environment: { ...environment, ...settings },
      onLine: (line) => show(`${name}: ${line}`),
    });

  const api = server('job-api', 'shared/job-api/src/main.ts', { PORT: String(apiPort) }, 9230);
  try {
    await Promise.all([
      whenAnswering(`${apiAddress}/healthz`, api),
      buildShellIfChanged(show, development).then(() =>
        ensurePublished({ dataDirectory, development, onProgress: show }),
      ),
    ]);
    const shell = await KeptProcess.start({
      start: () =>
        whenHealthy(
          server('shell', shellProgram(development), { PORT: String(port), API_URL: apiAddress }, 9229),
          port,
        ),
      onEnd: (code, delay) =>
        show(`shell: has ended with code ${code}; it is started again in ${delay} ms, the job API goes on`),
    });
    return {
      address,
      apiAddress,
      api,
      async renewShell() {
        if (await buildShellIfChanged(show, development)) await shell.renew();
      },
      async stop() {
        await shell.stop();
        await stopProcess(api);
      },
    };
  } catch (error) {
    await stopProcess(api);
    throw error;
  }
}

/** A release that lacks a remote is served without it: who starts the site is not kept waiting for it. */
const READY_MILLISECONDS = 20_000;

/** Resolves with a server once it answers, its remotes loaded; one that does not answer is ended. */
async function whenHealthy(server: StartedProcess, port: number): Promise<StartedProcess> {
  try {
    await whenAnswering(`http://127.0.0.1:${port}/healthz`, server);
    await whenAnswering(`http://127.0.0.1:${port}/readyz`, server, AbortSignal.timeout(READY_MILLISECONDS));
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
