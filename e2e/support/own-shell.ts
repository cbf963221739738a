import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { startProcess, stopProcess, whenAnswering } from '@careers/cli/processes';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { freePort } from './ports.ts';
import { TEST_RELEASES } from './test-data.ts';
import type { ReleaseMap } from '../../shell/src/protocol/release-map.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** A shell of a test's own; the job API is shared. */
export interface OwnShell {
  address: string;
  dataDirectory: string;
  /** Lines of the shell's log. */
  log: readonly string[];
  stop(): Promise<void>;
}

/** Starts a shell on what the tests' site has released, or on the releases of a folder or registry of the test's own. */
export async function startOwnShell(options: {
  apiAddress: string;
  releases?: { shellSettings: NodeJS.ProcessEnv };
  /** Further settings of the shell. */
  environment?: NodeJS.ProcessEnv;
}): Promise<OwnShell> {
  const { apiAddress, releases, environment } = options;
  const dataDirectory = await temporaryFolder('shell-');
  const port = await freePort();
  const log: string[] = [];
  const shell = startProcess('shell', ['shell/dist/server/main.cjs'], {
    directory: PROJECT,
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      CAREERS_DATA: dataDirectory,
      API_URL: apiAddress,
      ...(releases?.shellSettings ?? { RELEASE_FOLDER: TEST_RELEASES }),
      ...environment,
    },
    onLine: (line) => log.push(line),
  });
  await whenAnswering(`http://127.0.0.1:${port}/healthz`, shell);
  return {
    address: `http://localhost:${port}`,
    dataDirectory,
    log,
    async stop() {
      await stopProcess(shell);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Returns the remotes that a shell serves to a visitor without a cookie now: `mf-apply@1.0.0`, by name. */
export async function servedRemotes(request: APIRequestContext, address: string): Promise<string[]> {
  const map = (await (await request.get(`${address}/_release`)).json()) as ReleaseMap;
  return map.remotes.map(({ name, version }) => `${name}@${version}`).sort();
}
