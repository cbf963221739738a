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

test('what a process writes comes line by line, the last one without its end too', async () => {
  const lines: string[] = [];
  const { child } = run(`process.stdout.write('one\\ntw'); process.stdout.write('o\\n\\nthree')`, {}, lines);
  await new Promise((closed) => child.once('close', closed));
  expect(lines).toEqual(['one', 'two', 'three']);
});

test('a server is waited for, and no longer answers once it is stopped', async () => {
  const port = await freePort();
  const server = run(SERVER, { PORT: String(port) });
  await whenAnswering(`http://127.0.0.1:${port}/`, server);
  await stopProcess(server);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a process that ends before it answers is said to have ended, with its code', async () => {
  const server = run('process.exit(3)');
  await expect(whenAnswering(`http://127.0.0.1:${await freePort()}/`, server)).rejects.toThrow(/code 3/);
});

test('a server that does not answer in time is no longer waited for', async () => {
  const server = run('setInterval(() => undefined, 1_000)');
  await whenAnswering(`http://127.0.0.1:${await freePort()}/`, server, AbortSignal.timeout(200));
  expect(server.child.exitCode).toBeNull();
  await stopProcess(server);
  expect(server.child.signalCode).toBe('SIGTERM');
});
