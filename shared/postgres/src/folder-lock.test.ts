import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockOf } from './folder-lock.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder('lock-');
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a process that asks for the lock and keeps running; returns it with its answer. */
async function rival(): Promise<{ child: ChildProcess; answer: string }> {
  const program = `import { lockOf } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    globalThis.lock = lockOf(${JSON.stringify(file)});
    console.log(lock ? 'locked' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [answer] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, answer: answer.toString().trim() };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('one of several servers starting concurrently gets it; once that is killed, the next one', async () => {
  const rivals = await Promise.all([rival(), rival(), rival(), rival()]);
  const owners = rivals.filter(({ answer }) => answer === 'locked');
  expect(owners).toHaveLength(1);
  for (const { child } of owners) await end(child);
  const next = await rival();
  expect(next.answer).toBe('locked');
  for (const { child } of [...rivals.filter((each) => !owners.includes(each)), next]) await end(child);
});

it('is refused while held, and granted again once closed', () => {
  const lock = lockOf(file);
  expect(lockOf(file)).toBeNull();
  lock?.close();
  const next = lockOf(file);
  expect(next).not.toBeNull();
  next?.close();
});
