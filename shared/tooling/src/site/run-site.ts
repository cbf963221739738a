import { dataDirectoryOf, startSite } from './running-site.ts';
import type { RunningSite } from './running-site.ts';

interface RunOptions {
  /** Given the running site; what it throws ends the site, as a failed start does. */
  onReady(site: RunningSite): void | Promise<void>;
  /** Whether the site ends when its job API does. The shell is started again whenever it ends. */
  endsWithApi: boolean;
  /** Whether its code is built for debuggers. */
  development?: boolean;
  /** Further environment of both servers. */
  environment?: NodeJS.ProcessEnv;
}

/** Runs the site of this terminal until Ctrl-C, with ports and data from the environment. */
export async function runSite({
  onReady,
  endsWithApi,
  development = false,
  environment = {},
}: RunOptions): Promise<void> {
  let site: RunningSite | undefined;
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await site?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

  try {
    site = await startSite({
      port: Number(process.env['PORT'] ?? 3000),
      apiPort: Number(process.env['API_PORT'] ?? 3001),
      dataDirectory: dataDirectoryOf(process.env),
      show: (line) => console.log(line),
      development,
      environment,
    });
    await onReady(site);
    if (endsWithApi)
      void site.api.ended.then((code) => {
        if (isEnding) return;
        console.error(`The job API has ended with code ${code}, so the site ends. Its last lines are above.`);
        void end(1);
      });
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    await end(1);
  }
}
