import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { AreaAnswer } from './area-program.ts';
import { builtProgram } from './built-program.ts';
import type { Build } from './rule.ts';

/** The machine's time to start the process, not the build's. */
const TIMEOUT_START_MILLISECONDS = 60_000;
const TIMEOUT_LOAD_MILLISECONDS = 5_000;
const MAX_HEAP_MEGABYTES = 256;
const STDERR_TAIL = 8_000;

/**
 * Loads a built remote in a process of its own and returns what is wrong with its routes or widgets, null for nothing.
 * The process has no environment, no files but the build, no processes, threads or addons, little memory and time.
 */
export async function loadApart(
  { manifest, directory }: Build,
  { milliseconds = TIMEOUT_LOAD_MILLISECONDS } = {},
): Promise<string | null> {
  const subject = `${manifest.name}@${manifest.version}`;
  const child = await start(directory);
  let stderrTail = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (stderrTail = (stderrTail + chunk.toString()).slice(-STDERR_TAIL)),
  );
  const closed = once(child, 'close');
  try {
    const started = await answerOf(child, closed, TIMEOUT_START_MILLISECONDS);
    if (started?.kind !== 'started') throw new Error(`The gate's program does not start: ${stderrTail}`);
    // A process that has ended answers by its end.
    child.send({ manifest, directory } satisfies Build, () => undefined);
    const answer = await answerOf(child, closed, milliseconds);
    if (answer?.kind === 'sound') return null;
    if (answer?.kind === 'refused') return answer.reason;
    if (answer === undefined)
      return `${subject} was not loaded within ${milliseconds / 1000} s: look for an endless loop, or a promise that is never kept, in src/area.tsx and what it imports.`;
    return `${subject} ended the process that loaded it (${lastErrorOf(stderrTail)}): nothing in src/area.tsx and what it imports may exit, throw later or take more than ${MAX_HEAP_MEGABYTES} MB.`;
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
}

async function start(directory: string): Promise<ChildProcess> {
  const program = await builtProgram();
  const readable = [dirname(program), directory].map((folder) => `--allow-fs-read=${folder}`);
  return fork(program, [], {
    env: {},
    execArgv: ['--permission', ...readable, `--max-old-space-size=${MAX_HEAP_MEGABYTES}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Returns the next message of the process; null when it ends first, undefined at the timeout. */
async function answerOf(
  child: ChildProcess,
  closed: Promise<unknown>,
  milliseconds: number,
): Promise<AreaAnswer | null | undefined> {
  const signal = AbortSignal.timeout(milliseconds);
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as AreaAnswer);
  return Promise.race([answered.catch(() => undefined), closed.then(() => null)]);
}

/** Returns the line of the error in what Node writes to stderr. */
function lastErrorOf(stderrTail: string): string {
  const lines = stderrTail.split('\n');
  return (
    lines.find((line) => /^(FATAL ERROR|\w*Error\b)/.test(line))?.replace(/\.$/, '') ?? 'no error was written'
  );
}
