import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { confinedCommand, confinementOfSystem } from './confined-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'confined-')));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a program without `confineProcess`; returns its output. */
async function run(source: string, { hasNetwork = false } = {}): Promise<string> {
  const program = join(folder, 'program.cjs');
  await writeFile(program, source);
  const [command, parameters] = confinedCommand(program, {
    readable: [folder],
    heapMegabytes: 64,
    hasNetwork,
  });
  const { stdout } = await promisify(execFile)(command, [...parameters], { env: {} });
  return stdout.trim();
}

const errorOf = (code: string) =>
  `try { ${code}; console.log('done'); } catch (error) { console.log(error.code); }`;

it('[SEC-01] a confined program can only read its own files, and cannot start programs', async () => {
  const secret = join(tmpdir(), 'secret');
  expect(await run(errorOf(`require('node:fs').readFileSync(${JSON.stringify(secret)})`))).toBe(
    'ERR_ACCESS_DENIED',
  );
  expect(await run(errorOf("require('node:child_process').execSync('id')"))).toBe('ERR_ACCESS_DENIED');
  expect(await run('console.log(JSON.stringify(process.env))')).toBe('{}');
});

it('[SEC-01] SIGUSR1 does not open its debugger', async () => {
  const source = `process.on('exit', () => console.log(require('node:inspector').url()));
    process.kill(process.pid, 'SIGUSR1');
    setTimeout(() => undefined, 300);`;
  // The signal ends a process without a debugger, except the init process of a namespace, which ignores it.
  expect(await run(source).catch(({ signal }: { signal: string }) => signal)).toMatch(
    /^(undefined|SIGUSR1)$/,
  );
});

const inNamespaces = confinementOfSystem().includes('in a PID namespace') ? it : it.skip;

inNamespaces('[SEC-01] no signal of it reaches another process', async () => {
  for (const signal of ['0', "'SIGUSR1'", "'SIGKILL'"])
    expect(await run(errorOf(`process.kill(${process.pid}, ${signal})`))).toBe('ESRCH');
});

inNamespaces('[SEC-01] without network it reaches nobody, not even this machine', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connect = `require('node:net').connect(${port}, '127.0.0.1')
    .on('connect', function () { console.log('connected'); this.destroy(); })
    .on('error', (error) => console.log(error.code));`;
  expect(await run(connect)).toBe('ENETUNREACH');
  expect(await run(connect, { hasNetwork: true })).toBe('connected');
  server.close();
});
