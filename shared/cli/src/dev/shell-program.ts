import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProcess, stopProcess, whenAnswering } from '../processes.ts';
import { ReleaseError } from '../release-error.ts';

/** Name of its environment, for which remotes declare values and origins. */
export const DEVELOPMENT = 'development';

const READY_MILLISECONDS = 60_000;

export interface ShellOptions {
  /** The remote's folder, whose packages include the shell. */
  directory: string;
  port: number;
  data: string;
  apiUrl: string;
  /** Address of the development server: build state, errors and hot updates. */
  developmentUrl: string;
  inspect: boolean;
  /** Origins of backends on this machine, which remotes declare for development. */
  backendOrigins: readonly string[];
  show(line: string): void;
}

/**
 * Starts the site's shell on a local data folder; resolves once it serves pages. `ended` resolves when it has exited
 * for any reason.
 * @throws ReleaseError if it is not installed, or does not start.
 */
export async function startShell(options: ShellOptions) {
  const { directory, port, data, apiUrl, backendOrigins, developmentUrl, inspect, show } = options;
  const isListening = Promise.withResolvers<void>();
  // Render processes are debugged too, each on a port that it prints.
  const debugging = inspect ? ['--inspect=127.0.0.1:0', '--enable-source-maps'] : [];
  const shell = startProcess('shell', [...debugging, programOf(directory)], {
    directory,
    environment: {
      NODE_ENV: 'development',
      PORT: String(port),
      CAREERS_DATA: data,
      RELEASE_FOLDER: data,
      REGISTRY_ENVIRONMENT: DEVELOPMENT,
      BACKEND_ORIGINS: backendOrigins.join(','),
      API_URL: apiUrl,
      DEVELOPMENT_URL: developmentUrl,
      REGISTRY_URL: undefined,
      REGISTRY_TOKEN: undefined,
    },
    onLine(line) {
      if (line.startsWith('listening on ')) isListening.resolve();
      show(line);
    },
  });
  const tooLate = AbortSignal.timeout(READY_MILLISECONDS);
  // Waits for the process too: another program on the port would answer as well.
  await Promise.race([isListening.promise, shell.ended]);
  await whenAnswering(`http://127.0.0.1:${port}/healthz`, shell, tooLate).catch(() => {
    throw new ReleaseError('The shell has ended: its output is above.');
  });
  if (tooLate.aborted) {
    await stopProcess(shell);
    throw new ReleaseError('The shell does not answer: its output is above.');
  }
  return { address: `http://localhost:${port}`, ended: shell.ended, stop: () => stopProcess(shell) };
}

function programOf(directory: string): string {
  try {
    const description = createRequire(join(directory, 'package.json')).resolve('@careers/shell/package.json');
    return join(dirname(description), 'dist', 'server', 'main.cjs');
  } catch (cause) {
    throw new ReleaseError(
      'The shell is not installed here: npm install --save-dev --save-exact @careers/shell',
      { cause },
    );
  }
}
