import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProcess, stopProcess, whenAnswering } from '../processes.ts';
import { ReleaseError } from '../release-error.ts';

const READY_MILLISECONDS = 60_000;

export interface ShellOptions {
  /** The remote's folder: its own packages have the shell. */
  directory: string;
  port: number;
  data: string;
  apiUrl: string;
  show(line: string): void;
}

/**
 * Starts the site's shell on a data folder of this machine; resolves once it serves pages. `ended` resolves when it has
 * ended, by itself too.
 * @throws ReleaseError where it is not installed, or does not start.
 */
export async function startShell(options: ShellOptions) {
  const { directory, port, data, apiUrl, show } = options;
  const shell = startProcess('shell', [programOf(directory)], {
    directory,
    environment: {
      // The shell is built for visitors; what differs is that open pages reload.
      NODE_ENV: 'production',
      PORT: String(port),
      CAREERS_DATA: data,
      RELEASE_FOLDER: data,
      API_URL: apiUrl,
      RELOAD_PAGES: 'true',
      REGISTRY_URL: undefined,
      REGISTRY_TOKEN: undefined,
    },
    onLine: show,
  });
  const tooLate = AbortSignal.timeout(READY_MILLISECONDS);
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
