/** @jest-environment node */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const RELEASES = 30;
const MEGABYTE = 1024;
/** Less than the memory of one render process. */
const MARGIN = 30 * MEGABYTE;

/** Resident memory of a process and its descendants, in kilobytes. */
function residentTree(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const ids = new Set([root]);
  // Repeats until complete: process ids may have wrapped around, so children need not follow their parents.
  for (let before = 0; before < ids.size;) {
    before = ids.size;
    for (const [id, parent] of rows) if (ids.has(parent)) ids.add(id);
  }
  return rows.reduce((total, [id, , resident]) => total + (ids.has(id) ? resident : 0), 0);
}

it(`[FUSE-02] ${RELEASES} releases later a shell takes no more memory than after five`, async () => {
  const shell = fork(join(__dirname, 'releases-test-program.ts'), { execArgv: [] });
  const ended = once(shell, 'exit').then(() => 'it has ended');
  const measured: number[] = [];
  try {
    for (let revision = 1; revision <= RELEASES; revision += 1) {
      shell.send(revision);
      expect(await Promise.race([once(shell, 'message'), ended])).toMatchObject([revision]);
      if (revision >= 5) measured.push(residentTree(shell.pid!));
    }
  } finally {
    shell.kill('SIGKILL');
  }
  const [first = 0, ...later] = measured;
  expect(Math.min(...later.slice(-5))).toBeLessThan(first + MARGIN);
}, 240_000);
