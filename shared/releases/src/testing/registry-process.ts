import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, 'registry-program.ts');
/** Compile cache, shared by all starts in a test run. */
const COMPILED = join(tmpdir(), 'registry-compiled');

const running = new Set<ChildProcess>();

export interface LaunchedRegistry {
  child: ChildProcess;
  output: () => string;
  ended: Promise<unknown[]>;
  listening: Promise<void>;
}

export interface RegistryProcess extends Omit<LaunchedRegistry, 'listening'> {
  address: string;
  /** Token of the local administrator. */
  token: string;
  /** Sends a request with the local administrator's token. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** Launches the registry as a child process like `npm start`, without waiting for it. */
export function launchRegistry(data: string, environment: NodeJS.ProcessEnv = {}): LaunchedRegistry {
  const { REGISTRY_DATABASE_URL: _other, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM], {
    env: {
      ...inherited,
      CAREERS_DATA: data,
      REGISTRY_PORT: '0',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  const ended = once(child, 'close').finally(() => running.delete(child));
  const listening = new Promise<void>((found) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening on')) found();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
  });
  return { child, output: () => output, ended, listening };
}

/**
 * Starts the registry; resolves once it listens.
 * @throws Error with its output if it exits first.
 */
export async function startRegistryProcess(
  data: string,
  environment: NodeJS.ProcessEnv,
): Promise<RegistryProcess> {
  const { listening, ...launched } = launchRegistry(data, environment);
  const end = launched.ended.then(() => Promise.reject(new Error(launched.output())));
  await Promise.race([listening, end]);
  end.catch(() => undefined);
  const local = JSON.parse(await readFile(join(data, 'registry', 'local.json'), 'utf8'));
  return {
    ...launched,
    address: local.url,
    token: local.token,
    ask: (path, init) =>
      fetch(`${local.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${local.token}`, ...init?.headers },
      }),
  };
}

/** Kills processes left by a failed test. */
export function killRegistryProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
