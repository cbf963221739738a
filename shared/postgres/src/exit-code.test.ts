import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

test('a program that imports the embedded cluster keeps its exit code', () => {
  const cluster = pathToFileURL(join(import.meta.dirname, 'index.ts')).href;
  const program = `await import('${cluster}'); process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([3, '']);
});
