/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Line {
  event?: string;
  remote?: string | null;
  reason?: string;
  process?: number;
}

let program: ChildProcess;
let port: number;
let lines: Line[];
let look: () => void;
afterEach(async () => {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGKILL');
  await once(program, 'exit');
});

/** Resolves with the first line of an event, whether it is there already or comes yet. */
function said(event: string): Promise<Line> {
  return new Promise((resolve) => {
    const seen = look;
    look = () => {
      seen();
      const line = lines.find((each) => each.event === event);
      if (line) resolve(line);
    };
    look();
  });
}

async function start(workers: number, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  port = await freePort();
  [lines, look] = [[], () => {}];
  program = spawn(process.execPath, [join(__dirname, 'test-program.ts'), String(workers), String(port)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface({ input: program.stdout! }).on('line', (line) => {
    lines.push(JSON.parse(line) as Line);
    look();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

/** Asks on a connection of its own, as another visitor does. */
async function ask(path: string): Promise<{ status: number; process: number }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  return { status: response.status, ...((await response.json()) as { process: number }) };
}

it('[FUSE-03] a worker that is killed is replaced, and who asks meanwhile waits for the next one', async () => {
  await start(1);
  await said('ready');
  const { process: first } = await ask('/process');
  process.kill(first, 'SIGKILL');
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/process')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.map((answer) => answer.process)).not.toContain(first);
  expect(await said('worker_replaced')).toMatchObject({ reason: 'killed by SIGKILL' });
});

it('[FUSE-03] a worker in an endless loop is ended; only who sent it there gets no page', async () => {
  await start(2);
  await said('ready');
  const harmful = ask('/endless').catch(() => null);
  const { process: stuck } = await said('endless');
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/process')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.map((answer) => answer.process)).not.toContain(stuck);
  expect(await harmful).toBeNull();
  await said('worker_unresponsive');
  expect((await said('worker_replaced')).reason).toMatch(/event loop/);
});

it('[FUSE-03] an error that nobody handles is logged with its remote; its worker finishes what it has, and is replaced', async () => {
  await start(1);
  await said('ready');
  const held = ask('/held');
  await said('held');
  const { process: failed } = await ask('/unhandled');
  expect(await said('unhandled_error')).toMatchObject({ remote: 'mf-offer@1.2.0' });
  expect((await said('worker_replaced')).reason).toBe('it has left');
  expect(await held).toEqual({ status: 200, process: failed });
  expect((await ask('/process')).process).not.toBe(failed);
});

it('answers what it was asked before it ends, and takes nothing more', async () => {
  await start(2);
  await said('ready');
  const held = ask('/held');
  await said('held');
  program.kill('SIGTERM');
  const ended = once(program, 'exit');
  await said('ending');
  await expect(ask('/process')).rejects.toThrow('fetch failed');
  expect((await held).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});

it('a program that cannot start at all says so, instead of trying for ever', async () => {
  await start(1, { FAILS_TO_START: 'yes' });
  const [code] = (await once(program, 'exit')) as [number | null];
  expect(code).not.toBe(0);
});
