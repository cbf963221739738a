/** @jest-environment node */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { guideSays } from '@careers/docs/mistakes';
import { withTimeLimit } from './time-limit.ts';

const MODULE = JSON.stringify(new URL('./time-limit.ts', import.meta.url).href);

async function run(work: string) {
  const program = `import { withTimeLimit } from ${MODULE}; await withTimeLimit('/fautes', ${work}, 500);`;
  // Without the limit it would run for ever.
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 30_000,
    killSignal: 'SIGTERM',
  });
  const ended = new Promise<string | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
  );
  return { said: await text(child.stderr), signal: await ended };
}

test.each([
  ['a loop without end', 'async () => { for (;;); }'],
  [
    'work that waits for ever',
    'async () => { setInterval(() => undefined, 10); await new Promise(() => undefined); }',
  ],
])('%s ends the process, and is named', async (_what, work) => {
  const { said, signal } = await run(work);
  expect(said).toContain('/fautes has not ended after 0.5 s.');
  expect(said).toMatch(guideSays('endless-render'));
  expect(signal).toBe('SIGKILL');
});

test('work that ends gives its result, or its error', async () => {
  expect(await withTimeLimit('it', () => Promise.resolve(1))).toBe(1);
  await expect(withTimeLimit('it', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
