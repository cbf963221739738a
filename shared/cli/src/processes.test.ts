import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProcess, stopProcess, whenAnswering } from './processes.ts';

const SERVER = `require('http').createServer((_, answer) => answer.end()).listen(process.env.PORT, '127.0.0.1')`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function run(code: string, environment: NodeJS.ProcessEnv = {}, lines: string[] = []) {
  return startProcess('server', ['-e', code], {
    directory: import.meta.dirname,
    environment,
    onLine: (line) => lines.push(line),
  });
}

test('passes output on line by line, including an unterminated last line', async () => {
  const lines: string[] = [];
  const { child } = run(`process.stdout.write('one\\ntw'); process.stdout.write('o\\n\\nthree')`, {}, lines);
  await new Promise((closed) => child.once('close', closed));
  expect(lines).toEqual(['one', 'two', 'three']);
});

test('waits for a server, and stops it', async () => {
  const port = await freePort();
  const server = run(SERVER, { PORT: String(port) });
  await whenAnswering(`http://127.0.0.1:${port}/`, server);
  await stopProcess(server);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('reports a process that exits before it answers, with its exit code', async () => {
  const server = run('process.exit(3)');
  await expect(whenAnswering(`http://127.0.0.1:${await freePort()}/`, server)).rejects.toThrow(/code 3/);
});

test('times out on a server that does not answer', async () => {
  const server = run('setInterval(() => undefined, 1_000)');
  await whenAnswering(`http://127.0.0.1:${await freePort()}/`, server, AbortSignal.timeout(200));
  expect(server.child.exitCode).toBeNull();
  await stopProcess(server);
  expect(server.child.signalCode).toBe('SIGTERM');
});
