import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { startProcess, stopProcess, whenAnswering } from '@careers/cli/processes';
import { freePort } from './ports.ts';
import { TEST_FILES } from './test-site.ts';
import type { ReleaseMap } from '../../shell/src/protocol/release-map.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** A shell of a test's own, with its own artefacts and release document; the job API is shared. */
export interface OwnShell {
  address: string;
  dataDirectory: string;
  /** What the shell has logged. */
  log: readonly string[];
  stop(): Promise<void>;
}

/** Starts a shell on a copy of the published artefacts; `prepare` may change them before it starts. */
export async function startOwnShell(options: {
  apiAddress: string;
  /** Further settings of the shell. */
  environment?: NodeJS.ProcessEnv;
  prepare?(dataDirectory: string): Promise<void>;
}): Promise<OwnShell> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'careers-'));
  await mkdir(join(dataDirectory, 'releases'), { recursive: true });
  for (const folder of ['store', 'releases'])
    await cp(join(TEST_FILES, folder), join(dataDirectory, folder), { recursive: true });
  await options.prepare?.(dataDirectory);
  const port = await freePort();
  const log: string[] = [];
  const shell = startProcess('shell', ['shell/dist/server/main.cjs'], {
    directory: PROJECT,
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      CAREERS_DATA: dataDirectory,
      API_URL: options.apiAddress,
      ...options.environment,
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

/** Runs `npm run release -- …` on a test's data, as a release manager would; returns what it prints. */
export async function release(dataDirectory: string, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const process = startProcess('release', ['shared/cli/src/command-line/main.ts', ...words], {
    directory: PROJECT,
    environment: { NODE_ENV: 'production', CAREERS_DATA: dataDirectory },
    onLine: (line) => lines.push(line),
  });
  const code = await process.ended;
  if (code !== 0) throw new Error(`release ${words.join(' ')} failed:\n${lines.join('\n')}`);
  return lines.join('\n');
}

/** Returns the remotes that a shell serves to a visitor without a cookie now: `mf-apply@1.0.0`, by name. */
export async function servedRemotes(request: APIRequestContext, address: string): Promise<string[]> {
  const map = (await (await request.get(`${address}/_release`)).json()) as ReleaseMap;
  return map.remotes.map(({ name, version }) => `${name}@${version}`).sort();
}

/** Returns the release document of a test's data. */
export async function releaseDocument(dataDirectory: string): Promise<{
  revision: number;
  remotes: Record<string, { stable: string; candidate: string | null; percent: number; salt: string }>;
}> {
  return JSON.parse(await readFile(join(dataDirectory, 'releases', 'releases.json'), 'utf8')) as Awaited<
    ReturnType<typeof releaseDocument>
  >;
}
