import { join } from 'node:path';
import { whenAnswering } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';
import { PROJECT } from '../project.ts';
import type { Server } from './servers.ts';

/** Timeout of the shell's readiness: the start then continues without the missing remotes. */
const TIMEOUT_READY_MILLISECONDS = 20_000;

/** Folder of a server's compile cache: starts take up to a third less time. */
function compiled(server: string): string {
  return join(PROJECT, 'node_modules', '.cache', server);
}

export function jobApi(port: number, databaseUrl: string): Server {
  return {
    name: 'job-api',
    program: 'shared/job-api/src/main.ts',
    settings: { PORT: String(port), DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: compiled('job-api') },
    debugPort: 9230,
    whenWell: (process) => whenAnswering(`http://127.0.0.1:${port}/healthz`, process),
  };
}

export function registryServer(port: number, databaseUrl: string): Server {
  return {
    name: 'registry',
    program: 'shared/releases/src/main.ts',
    // Saves 30 MB of the young generation, as the server is mostly idle.
    flags: ['--max-semi-space-size=1'],
    settings: {
      REGISTRY_PORT: String(port),
      REGISTRY_DATABASE_URL: databaseUrl,
      NODE_COMPILE_CACHE: compiled('registry'),
    },
    debugPort: 9231,
    whenWell: (process) => whenAnswering(`http://127.0.0.1:${port}/healthz`, process),
  };
}

/** Returns the shell's server, which is ready once its remotes are loaded. */
export function shellServer(
  port: number,
  { program, settings }: Pick<Server, 'program' | 'settings'>,
): Server {
  return {
    name: 'shell',
    program,
    settings: { PORT: String(port), ...settings },
    debugPort: 9229,
    async whenWell(process: StartedProcess) {
      await whenAnswering(`http://127.0.0.1:${port}/healthz`, process);
      await whenAnswering(
        `http://127.0.0.1:${port}/readyz`,
        process,
        AbortSignal.timeout(TIMEOUT_READY_MILLISECONDS),
      );
    },
  };
}
