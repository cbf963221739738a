/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

test('a worker that is still starting holds up no metrics of the others', async () => {
  const program = join(__dirname, 'worker-metrics-test-program.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(JSON.parse(stdout)).toContain('pages_total 3');
});
