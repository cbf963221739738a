import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { confinedCommand } from '../confinement/confined-command.ts';
import { builtProgram } from './built-program.ts';
import type { Build } from './rule.ts';

/** The machine's time to start the process, not the build's. */
const TIMEOUT_START_MILLISECONDS = 60_000;
const TIMEOUT_LOAD_MILLISECONDS = 5_000;
const MAX_HEAP_MEGABYTES = 256;
const STDERR_TAIL = 8_000;
/** Limit of all answers together: a build can write to this descriptor too. */
const MAX_ANSWER_CHARACTERS = 64_000;

/** Lines of the process: it has started, then the verdict. */
const AreaAnswer = Type.Union([
  Type.Object({ kind: Type.Enum(['started', 'sound']) }),
  Type.Object({ kind: Type.Enum(['refused']), reason: Type.String() }),
]);
export type AreaAnswer = Static<typeof AreaAnswer>;

/**
 * Loads a built remote in a process of its own and returns what is wrong with its routes or widgets, null for nothing.
 * The process has no environment, no files but the build, no processes, threads, addons or network, little memory and time.
 */
export async function loadApart(
  build: Build,
  { milliseconds = TIMEOUT_LOAD_MILLISECONDS } = {},
): Promise<string | null> {
  const subject = `${build.manifest.name}@${build.manifest.version}`;
  const child = await start(build);
  let stderrTail = '';
  (child.stdio[2] as Readable).on(
    'data',
    (chunk: Buffer) => (stderrTail = (stderrTail + chunk.toString()).slice(-STDERR_TAIL)),
  );
  const closed = once(child, 'close');
  const answers = answersOf(child.stdio[3] as Readable);
  const next = (limit: number) =>
    Promise.race([answers.next(), delay(limit, 'late' as const, { ref: false })]);
  try {
    const started = await next(TIMEOUT_START_MILLISECONDS);
    if (started === 'late' || started.value?.kind !== 'started')
      throw new Error(`The gate's program does not start: ${stderrTail}`);
    const answer = await next(milliseconds);
    if (answer === 'late')
      return `${subject} was not loaded within ${milliseconds / 1000} s: look for an endless loop, or a promise that is never kept, in src/area.tsx and what it imports.`;
    if (answer.value?.kind === 'sound') return null;
    if (answer.value?.kind === 'refused') return answer.value.reason;
    child.kill('SIGKILL');
    // Once all of its stderr was read.
    await closed;
    return `${subject} ended the process that loaded it (${lastErrorOf(stderrTail)}): nothing in src/area.tsx and what it imports may exit, throw later or take more than ${MAX_HEAP_MEGABYTES} MB.`;
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
}

async function start(build: Build) {
  const program = await builtProgram();
  const [command, parameters] = confinedCommand(program, {
    readable: [dirname(program), build.directory],
    heapMegabytes: MAX_HEAP_MEGABYTES,
    hasNetwork: false,
  });
  return spawn(command, [...parameters, JSON.stringify(build)], {
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

/** Yields the answers of the process until it ends, or writes something else. */
async function* answersOf(pipe: Readable): AsyncGenerator<AreaAnswer, undefined> {
  let [unread, length] = ['', 0];
  for await (const chunk of pipe.setEncoding('utf8') as AsyncIterable<string>) {
    length += chunk.length;
    if (length > MAX_ANSWER_CHARACTERS) return;
    const lines = (unread + chunk).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      const answer = parsed(line);
      if (!Value.Check(AreaAnswer, answer)) return;
      yield answer;
    }
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns the line of the error in what Node writes to stderr. */
function lastErrorOf(stderrTail: string): string {
  const lines = stderrTail.split('\n');
  return (
    lines.find((line) => /^(FATAL ERROR|\w*Error\b)/.test(line))?.replace(/\.$/, '') ?? 'no error was written'
  );
}
