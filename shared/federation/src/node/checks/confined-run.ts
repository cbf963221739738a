import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { confinedCommand } from '../confinement/confined-command.ts';
import { builtProgram } from './built-program.ts';
import { STARTED } from './programs.ts';
import type { Program } from './programs.ts';
import type { Build } from './rule.ts';

/** Timeout for the process to start, which does not count against the build. */
const TIMEOUT_START_MILLISECONDS = 60_000;
export const MAX_HEAP_MEGABYTES = 256;
const STDERR_TAIL = 8_000;

/**
 * A program that runs a build in a confined process: no environment, no files but the build, no processes, threads,
 * addons or network, and little memory.
 */
export class ConfinedRun {
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;
  readonly #lines: AsyncGenerator<string, undefined>;
  #stderrTail = '';

  /**
   * `maxCharacters` limits all answers together, as a build can write to their descriptor too.
   * @throws Error if the
   * program itself does not start.
   */
  static async start(program: Program, build: Build, maxCharacters: number): Promise<ConfinedRun> {
    const file = await builtProgram(program);
    const [command, parameters] = confinedCommand(file, {
      readable: [dirname(file), build.directory],
      heapMegabytes: MAX_HEAP_MEGABYTES,
      hasNetwork: false,
    });
    const child = spawn(command, [...parameters, JSON.stringify(build)], {
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    const run = new ConfinedRun(child, maxCharacters);
    if ((await run.#line(TIMEOUT_START_MILLISECONDS)) === STARTED) return run;
    await run.end();
    throw new Error(`The gate's program does not start: ${run.#stderrTail}`);
  }

  private constructor(child: ChildProcess, maxCharacters: number) {
    this.#child = child;
    this.#closed = once(child, 'close');
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderrTail = (this.#stderrTail + chunk.toString()).slice(-STDERR_TAIL);
    });
    this.#lines = linesOf(child.stdio[3] as Readable, maxCharacters);
  }

  /** Returns the next answer, `late` on timeout, or `ended` if the process exits or sends an invalid answer. */
  async next<Answer extends TSchema>(
    schema: Answer,
    milliseconds: number,
  ): Promise<Static<Answer> | 'late' | 'ended'> {
    const line = await this.#line(milliseconds);
    if (line === LATE) return 'late';
    const answer = line === undefined ? undefined : parsed(line);
    return Value.Check(schema, answer) ? answer : 'ended';
  }

  /** Ends the process; returns the last error on its stderr. */
  async end(): Promise<string> {
    this.#child.kill('SIGKILL');
    // Unread answers would keep their pipe open, and the process from closing.
    void this.#lines.return(undefined);
    // Waits until all of stderr was read.
    await this.#closed;
    return lastErrorOf(this.#stderrTail);
  }

  async #line(milliseconds: number): Promise<string | typeof LATE | undefined> {
    const timer = new AbortController();
    const late = delay(milliseconds, LATE, { ref: false, signal: timer.signal });
    late.catch(() => undefined);
    const line = await Promise.race([this.#lines.next(), late]);
    timer.abort();
    return typeof line === 'symbol' ? line : line.value;
  }
}

const LATE = Symbol('late');

/** Yields the lines of a pipe until its end or the limit. */
async function* linesOf(pipe: Readable, maxCharacters: number): AsyncGenerator<string, undefined> {
  let [unread, length] = ['', 0];
  for await (const chunk of pipe.setEncoding('utf8') as AsyncIterable<string>) {
    length += chunk.length;
    if (length > maxCharacters) return;
    const lines = (unread + chunk).split('\n');
    unread = lines.pop() ?? '';
    yield* lines;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns the error line of Node's stderr output. */
function lastErrorOf(stderrTail: string): string {
  const lines = stderrTail.split('\n');
  return (
    lines.find((line) => /^(FATAL ERROR|\w*Error\b)/.test(line))?.replace(/\.$/, '') ?? 'no error was written'
  );
}
