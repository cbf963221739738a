import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { RemoteManifest } from '@careers/contract';
import { ReleaseError } from '../release-error.ts';
import { builtProgram } from './built-program.ts';
import type { AreaAnswer, AreaQuestion } from './messages.ts';

/** For the process to start: the machine's time, not the build's. */
const START_MILLISECONDS = 60_000;
const LOAD_MILLISECONDS = 5_000;
const HEAP_MEGABYTES = 256;
const LAST_WORDS = 8_000;

/**
 * Runs a built remote in a process of its own and asks which routes it has: no environment, no files but its own, no
 * processes, threads or addons, little memory and time.
 * @param directory of the build: `client/` and `server/`.
 * @throws ReleaseError when it cannot be loaded, does not end with loading, or has routes that are not its own.
 */
export async function askForRoutes(
  directory: string,
  manifest: RemoteManifest,
  { milliseconds = LOAD_MILLISECONDS } = {},
): Promise<void> {
  const reason = await reasonAgainst({ directory, manifest }, milliseconds);
  if (reason !== null) throw new ReleaseError(reason);
}

async function reasonAgainst(question: AreaQuestion, milliseconds: number): Promise<string | null> {
  const subject = `${question.manifest.name}@${question.manifest.version}`;
  const child = await start(question.directory);
  let words = '';
  child.stderr?.on('data', (heard: Buffer) => (words = (words + heard.toString()).slice(-LAST_WORDS)));
  const closed = once(child, 'close');
  try {
    const started = await answerOf(child, closed, START_MILLISECONDS);
    if (started?.kind !== 'started') throw new Error(`The gate's program does not start: ${words}`);
    // Whether it is still there says what it answers, or its end.
    child.send(question, () => undefined);
    const answer = await answerOf(child, closed, milliseconds);
    if (answer?.kind === 'sound') return null;
    if (answer?.kind === 'refused') return answer.reason;
    if (answer === undefined)
      return `${subject} was not loaded within ${milliseconds / 1000} s: look for an endless loop, or a promise that is never kept, in src/area.tsx and what it imports.`;
    return `${subject} ended the process that loaded it (${lastErrorOf(words)}): nothing in src/area.tsx and what it imports may exit, throw later or take more than ${HEAP_MEGABYTES} MB.`;
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
    execArgv: ['--permission', ...readable, `--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Returns what the process says next; null when it ends first, undefined when it takes too long. */
async function answerOf(
  child: ChildProcess,
  closed: Promise<unknown>,
  milliseconds: number,
): Promise<AreaAnswer | null | undefined> {
  const signal = AbortSignal.timeout(milliseconds);
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as AreaAnswer);
  return Promise.race([answered.catch(() => undefined), closed.then(() => null)]);
}

/** Returns the line that says what went wrong, of all that Node writes then. */
function lastErrorOf(words: string): string {
  const lines = words.split('\n');
  return (
    lines.find((line) => /^(FATAL ERROR|\w*Error\b)/.test(line))?.replace(/\.$/, '') ?? 'it said nothing'
  );
}
