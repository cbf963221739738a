import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { postmasterOf } from '@careers/postgres/testing';

const MAIN = resolve(import.meta.dirname, '..', 'src', 'main.ts');
/** Compiled once for all starts. */
const COMPILED = join(tmpdir(), 'job-api-compiled');

export interface ServerProcess {
  address: string;
  pid: number;
  /** Kills the server, optionally with its database. */
  kill(options: { database: boolean }): Promise<void>;
  /** Stops it as an operator would; resolves with its exit code. */
  stop(): Promise<number>;
  /** Closes the IPC channel, as the end of its parent would; resolves with the exit code. */
  leave(): Promise<number>;
}

/** Starts the job API in a child process, as `npm start` does. */
export async function startServerProcess(
  dataDirectory: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      CAREERS_DATA: dataDirectory,
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '100000',
      SEED_OFFERS: '200',
      NEW_OFFERS_PER_DAY: '0',
      DAILY_JOBS_AT: 'never',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const address = await addressOf(child);
  const ended = once(child, 'exit');
  return {
    address,
    pid: child.pid ?? 0,
    async kill({ database }) {
      const postmaster = await postmasterOf(join(dataDirectory, 'postgres'));
      child.kill('SIGKILL');
      if (database) process.kill(postmaster, 'SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return Number(code);
    },
    async leave() {
      child.disconnect();
      const [code] = await ended;
      return Number(code);
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /listening on (\S+)/.exec(said)?.[1];
      if (address) found(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => failed(new Error(`The server has ended: ${said}`)));
  });
}
