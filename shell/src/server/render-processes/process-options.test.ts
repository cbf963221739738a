/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LIMITS, processCommand } from './process-options.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'process-options-')));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, text: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

test('[TEAM-02] a render process of an installed shell can read only the packages next to the shell', async () => {
  const shell = 'node_modules/@careers/shell';
  await put('node_modules/beside/index.js', "module.exports = 'beside';");
  await put(`${shell}/node_modules/own/index.js`, "module.exports = 'own';");
  const secret = await put('secret.txt', 'no');
  const read = `require('node:fs').readFileSync(${JSON.stringify(secret)})`;
  const program = await put(
    `${shell}/dist/server/render-process.cjs`,
    `let secret = 'read'; try { ${read} } catch (error) { secret = error.code; }
     console.log(require('own'), require('beside'), secret);`,
  );
  const [command, parameters] = processCommand({ program, readable: [], limits: LIMITS.released });
  const { stdout } = await promisify(execFile)(command, [...parameters]);
  expect(stdout.trim()).toBe('own beside ERR_ACCESS_DENIED');
});
