import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { confinedCommand } from './confined-command.ts';

/** Escapes from a process that runs a remote, as code whose last statement gains access. */
const WAYS_OUT = {
  'a signal to its parent': "process.kill(process.ppid, 'SIGKILL')",
  'a signal by another name': 'process._kill(process.ppid, 0)',
  'the debugger of another process': 'process._debugProcess(process.ppid)',
  'its own debugger': "require('node:inspector').open(0)",
  'a database': "new (require('node:sqlite').DatabaseSync)('/tmp/stolen')",
  'a database, without require': "process.getBuiltinModule('sqlite').DatabaseSync",
  'a database, past a changed prototype': `Set.prototype.has = Object.hasOwn = () => false;
    (await import('node:sqlite')).DatabaseSync`,
  'a database, by a hook of its own': `require('node:module').registerHooks({
      resolve: () => ({ url: 'node:sqlite', format: 'builtin', shortCircuit: true }),
    });
    (await import('it')).DatabaseSync`,
  'a server': "require('node:net').createServer().listen(0)",
  'a server of a file': "require('node:http').createServer().listen('/tmp/stolen.sock')",
  'a socket that receives datagrams': "require('node:dgram').createSocket('udp4').bind(0)",
  'a file of another': "require('node:fs').readFileSync('/etc/passwd', 'utf8')",
  'a program': "require('node:child_process').execFileSync('/bin/true')",
  'a thread': "new (require('node:worker_threads').Worker)('', { eval: true })",
  'another program in its place': "process.execve('/bin/true', [])",
  'a module of Node’s inside': "process.binding('tcp_wrap')",
  'flags of the engine': "require('node:v8').setFlagsFromString('--allow-natives-syntax')",
  'its place before others': "require('node:os').setPriority(0, 1)",
  'another user': 'process.setuid(0)',
};

let folder: string;
let outcomes: Record<string, string>;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'ways-out-')));
  outcomes = Object.fromEntries(
    await Promise.all(
      Object.entries(WAYS_OUT).map(async ([way, code], number) => [way, await tryOut(code, number)] as const),
    ),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs code like a remote; returns the refusal, or `gained`. */
async function tryOut(code: string, number: number): Promise<string> {
  const program = join(folder, `${number}.mjs`);
  const lines = code.split(';\n');
  const source = `import { createRequire } from 'node:module';
    import { confineProcess } from ${JSON.stringify(join(__dirname, 'confine-process.ts'))};
    const exit = confineProcess();
    const require = createRequire(import.meta.url);
    const say = console.log;
    try {
      ${lines.slice(0, -1).join(';\n')};
      await (${lines.at(-1)});
      say('gained');
    } catch (error) {
      say(error.code ?? error.message);
    }
    exit(0);`;
  await writeFile(program, source);
  const [command, parameters] = confinedCommand(program, {
    readable: [folder, __dirname],
    heapMegabytes: 64,
    hasNetwork: true,
  });
  const { stdout } = await promisify(execFile)(command, [...parameters], { env: {} });
  return stdout.trim();
}

it.each(Object.keys(WAYS_OUT))('[SEC-01] a remote cannot get %s', (way) => {
  expect(outcomes[way]).toMatch(/^ERR_ACCESS_DENIED$|: remotes cannot /);
});
