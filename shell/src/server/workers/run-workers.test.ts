/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';

let program: ChildProcess;
let lines: Interface;
let port: number;

async function start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  port = await freePort();
  program = spawn(process.execPath, [join(__dirname, 'test-program.ts'), String(port)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  lines = createInterface({ input: program.stdout! });
}
afterEach(() => program.kill('SIGKILL'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

/** Resolves once the program has printed the event this many times. */
function printed(event: string, times = 1): Promise<void> {
  let left = times;
  return new Promise((resolve) => {
    const look = (line: string) => {
      if ((JSON.parse(line) as { event: string }).event === event) left -= 1;
      if (left > 0) return;
      lines.off('line', look);
      resolve();
    };
    lines.on('line', look);
  });
}

/** Requests a path on a new connection, like another visitor. */
const get = async (path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text();

test('[FUSE-03] replaces a worker that exits, while the other one answers', async () => {
  await start();
  await printed('worker_listening', 2);
  const [exited, replaced] = [printed('worker_exited'), printed('worker_listening')];
  await expect(get('/exit')).rejects.toThrow();
  await exited;
  const other = await get('/');
  await replaced;
  process.kill(Number(other), 'SIGKILL');
  await printed('worker_exited');
  expect(await get('/')).not.toBe(other);
});

test('any worker returns the sum of all workers’ metrics', async () => {
  await start();
  await printed('worker_listening', 2);
  for (let request = 0; request < 6; request += 1) await get('/');
  for (let request = 0; request < 4; request += 1)
    expect(await get('/metrics')).toContain('requests_total 6');
});

test('SIGTERM ends all workers once pending requests are answered', async () => {
  await start();
  await printed('worker_listening');
  const held = printed('held');
  const answer = get('/held');
  await held;
  program.kill('SIGTERM');
  expect(await answer).toMatch(/^\d+$/);
  expect(await once(program, 'exit')).toEqual([0, null]);
});

test('exits with code 1 if no worker can start', async () => {
  await start({ FAILS_TO_START: 'yes' });
  expect(await once(program, 'exit')).toEqual([1, null]);
});
