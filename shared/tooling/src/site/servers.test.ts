import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartedProcess } from '@careers/cli/processes';
import { Servers } from './servers.ts';

let directory: string;
let lines: string[];
let servers: Servers;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'servers-'));
  lines = [];
  servers = new Servers({ environment: {}, development: false, show: (line) => lines.push(line) });
});
afterEach(async () => {
  await servers.stop();
  await rm(directory, { recursive: true });
});

async function program(code: string): Promise<string> {
  const file = join(directory, 'program.cjs');
  await writeFile(file, code);
  return file;
}

const toldItself = (process: StartedProcess) =>
  new Promise<void>((resolve, reject) => {
    process.child.stdout?.once('data', () => resolve());
    process.child.once('exit', () => reject(new Error('it has ended')));
  });

test('an aborted start stops the starting server, and starts no others', async () => {
  const server = {
    name: 'server',
    program: await program('setInterval(() => {}, 1000)'),
    settings: {},
    debugPort: 0,
  };
  let seen: StartedProcess | undefined;
  const starting = servers.start({
    ...server,
    whenWell: (process) => toldItself((seen = process)),
  });
  const failed = expect(starting).rejects.toThrow('it has ended');
  await servers.stop();
  await failed;
  expect(seen?.child.signalCode).toBe('SIGTERM');
  await expect(servers.start({ ...server, whenWell: toldItself })).rejects.toThrow('the site ends');
});

test('[FUSE-03] a killed server is restarted, and the others keep running', async () => {
  const started: StartedProcess[] = [];
  let isAgain: () => void = () => undefined;
  const again = new Promise<void>((resolve) => (isAgain = resolve));
  const start = async (name: string) =>
    servers.start({
      name,
      program: await program('console.log(process.env.NAME); setInterval(() => {}, 1000)'),
      settings: { NAME: name },
      debugPort: 0,
      async whenWell(process) {
        await toldItself(process);
        if (started.push(process) === 3) isAgain();
      },
    });
  await start('one');
  await start('other');
  started[0]?.child.kill('SIGKILL');
  await again;
  expect(started.map(({ name }) => name)).toEqual(['one', 'other', 'one']);
  expect(started[1]?.child.exitCode ?? started[1]?.child.signalCode).toBeNull();
  expect(lines.join('\n')).toMatch(/one: has ended .* the others go on/);
  void servers.stop();
  // Stops twice, as the signal that stops a site and the site itself do.
  await servers.stop();
  expect(started.slice(1).map(({ child }) => child.signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
});

test('[SEC-01] an external signal does not open a server’s debugger', async () => {
  await servers.start({
    name: 'server',
    program: await program("console.log(process.execArgv.join(' ')); setInterval(() => {}, 1000)"),
    settings: {},
    debugPort: 0,
    whenWell: toldItself,
  });
  expect(lines.join()).toContain('--disable-sigusr1');
});
