import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import Value from 'typebox/value';
import { openChannel } from './channel.ts';
import { ANSWERS, FromProcess } from './messages.ts';
import type { Answers, Call, Questions, ToProcess } from './messages.ts';
import { isDebugged, processCommand, processEnvironment } from './process-options.ts';
import type { ProcessLimits } from './process-options.ts';
import { ProcessExited, TimeoutError } from './render-errors.ts';
import type { ProcessExit } from './render-errors.ts';

const BEAT_MILLISECONDS = 250;
/** Timeout of a start, and of loading a remote: both block, on a machine that may be busy. */
const START_TIMEOUT_MILLISECONDS = 20_000;
/** Timeout for draining pending requests before the end. */
const DRAIN_TIMEOUT_MILLISECONDS = 20_000;
/** Length of the stored stderr tail: stacks name the version that crashed. */
const STDERR_TAIL = 8_000;
/** Window before an exit in which requested versions are blamed too, as errors may be thrown late. */
const RECENT_MILLISECONDS = 10_000;
/** Limit of output per minute. */
const MAX_PRINTED_BYTES = 1024 * 1024;

export interface RenderProcessOptions {
  name: 'released' | 'canary';
  program: string;
  /** Folders it may read, besides its program's. */
  readable: readonly string[];
  limits: ProcessLimits;
  /** Called on an unexpected exit. */
  onExit(exit: ProcessExit): void;
  onError(message: string, stack: string): void;
}

interface Pending {
  kind: Call;
  subjects: readonly string[];
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * A process that runs remotes: queried over a socket, monitored by heartbeat, ended when it hangs, exceeds its memory
 * or sends invalid messages.
 */
export class RenderProcess {
  readonly name: RenderProcessOptions['name'];
  /** Resolves when the process has exited, for any reason. */
  readonly ended: Promise<void>;
  /** `name@version` of loaded versions. */
  readonly versions: string[] = [];
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #send: (message: ToProcess) => void;
  readonly #pending = new Map<number, Pending>();
  /** Time of the last page request of each version. */
  readonly #askedAt = new Map<string, number>();
  #lastId = 0;
  #beatsMissed = 0;
  #watch: NodeJS.Timeout | undefined;
  #stderrTail = '';
  #printed = { minute: 0, bytes: 0 };
  #isEnding = false;
  #exited: ProcessExited | null = null;
  #endedFor: Pick<ProcessExit, 'reason' | 'detail'> = { reason: 'exit', detail: '' };

  constructor(options: RenderProcessOptions) {
    this.name = options.name;
    this.#options = options;
    const [command, parameters] = processCommand(options);
    this.#child = spawn(command, parameters, {
      env: processEnvironment(process.env),
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (text: Buffer) => this.#print(process.stdout, text));
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#print(process.stderr, text);
      this.#stderrTail = (this.#stderrTail + text.toString()).slice(-STDERR_TAIL);
    });
    this.#send = openChannel(this.#child.stdio[3] as Duplex, {
      onMessage: (message) => this.#receive(message),
      onInvalid: (reason) => this.#endFor('invalid message', reason),
    });
    // `close` follows; without a listener the error would end this process.
    this.#child.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      // `close`, not `exit`: all of stderr was read by then.
      this.#child.once('close', () => {
        this.#onClose();
        resolve();
      });
    });
  }

  get isGone(): boolean {
    return this.#exited !== null || this.#isEnding;
  }

  /** True without a request in progress. */
  get isIdle(): boolean {
    return this.#pending.size === 0;
  }

  /**
   * Sends a request to the process. `subjects`: `name@version` to blame if it exits meanwhile. Rejects with
   * ProcessExited, TimeoutError, or an error with the process's message.
   */
  ask<Kind extends Call>(
    kind: Kind,
    question: Questions[Kind],
    { milliseconds = START_TIMEOUT_MILLISECONDS, subjects = [] as readonly string[] } = {},
  ): Promise<Answers[Kind]> {
    if (this.#exited) return Promise.reject(this.#exited);
    if (kind === 'page') for (const subject of subjects) this.#askedAt.set(subject, performance.now());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new TimeoutError(`The ${this.name} process took more than ${milliseconds} ms.`));
      }, milliseconds);
      const answer = (value: unknown) => {
        if (kind === 'start') this.#startWatch();
        if (kind === 'load') this.versions.push(...subjects.filter((each) => !this.versions.includes(each)));
        resolve(value as Answers[Kind]);
      };
      this.#pending.set(id, { kind, subjects, resolve: answer, reject, timer });
      this.#send({ kind, id, question } as ToProcess);
    });
  }

  /** Ends the process after its pending requests. */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (this.#pending.size === 0) this.#child.kill('SIGKILL');
    else setTimeout(() => this.#child.kill('SIGKILL'), DRAIN_TIMEOUT_MILLISECONDS).unref();
    return this.ended;
  }

  kill(): void {
    this.#isEnding = true;
    this.#child.kill('SIGKILL');
  }

  #startWatch(): void {
    // A process paused at a breakpoint does not hang.
    if (isDebugged()) return;
    this.#watch = setInterval(() => {
      // Counts sent heartbeats instead of time, so that pauses of this process do not count against the other.
      const isLoading = [...this.#pending.values()].some(({ kind }) => kind === 'load');
      const timeout = isLoading ? START_TIMEOUT_MILLISECONDS : this.#options.limits.beatMilliseconds;
      if (this.#beatsMissed * BEAT_MILLISECONDS >= timeout) return this.#endFor('hang');
      this.#beatsMissed += 1;
      this.#send({ kind: 'beat' });
    }, BEAT_MILLISECONDS).unref();
  }

  #receive(message: unknown): void {
    if (this.#endedFor.reason !== 'exit') return;
    if (!Value.Check(FromProcess, message)) return this.#endFor('invalid message', 'an unknown message');
    switch (message.kind) {
      case 'error':
        return this.#options.onError(message.message, message.stack);
      case 'beat':
        this.#beatsMissed = 0;
        if (message.residentBytes > this.#options.limits.residentBytes) this.#endFor('memory');
        return;
      case 'answer':
      case 'failure':
        return this.#settle(message);
    }
  }

  /** Ignores late answers to requests that timed out; unknown ids are forged. */
  #settle(message: Extract<FromProcess, { id: number }>): void {
    const { id, kind } = message;
    if (id > this.#lastId)
      return this.#endFor('invalid message', `an answer to question ${id}, which was not asked`);
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (kind === 'failure') pending.reject(new Error(message.message));
    else if (Value.Check(ANSWERS[pending.kind], message.answer)) pending.resolve(message.answer);
    else return this.#endFor('invalid message', `no answer to "${pending.kind}"`);
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    if (this.#isEnding && this.#pending.size === 0) this.#child.kill('SIGKILL');
  }

  /** Forwards output up to a limit: a flood would fill the disk, and this process's memory. */
  #print(stream: NodeJS.WriteStream, printed: Buffer): void {
    const text = Buffer.from(asPrintedBy(this.name, printed.toString()));
    const minute = Math.floor(performance.now() / 60_000);
    const before = minute === this.#printed.minute ? this.#printed.bytes : 0;
    const bytes = before + text.length;
    this.#printed = { minute, bytes };
    if (bytes <= MAX_PRINTED_BYTES) {
      stream.write(text);
    } else if (this.name === 'canary') {
      this.#endFor('output');
    } else if (before <= MAX_PRINTED_BYTES) {
      this.#options.onError(
        `The ${this.name} process prints too much: output is dropped for the rest of the minute.`,
        '',
      );
    }
  }

  #endFor(reason: ProcessExit['reason'], detail = ''): void {
    if (this.#isEnding || this.#endedFor.reason !== 'exit') return;
    clearInterval(this.#watch);
    this.#endedFor = { reason, detail };
    this.#child.kill('SIGKILL');
  }

  /** Recently requested versions, besides pending ones: only a hang is certainly caused by a pending one. */
  #askedLately(): string[] {
    if (this.#endedFor.reason === 'hang') return [];
    const since = performance.now() - RECENT_MILLISECONDS;
    return [...this.#askedAt].flatMap(([version, time]) => (time > since ? [version] : []));
  }

  #onClose(): void {
    clearInterval(this.#watch);
    const pending = [...this.#pending.values()];
    const pages = pending.filter(({ kind }) => kind === 'page');
    const exit: ProcessExit = {
      ...this.#endedFor,
      stderr: this.#stderrTail,
      loading: pending.find(({ kind }) => kind === 'load')?.subjects[0] ?? null,
      asked: [...new Set([...pages.flatMap(({ subjects }) => subjects), ...this.#askedLately()])],
    };
    this.#exited = new ProcessExited(this.name, this.#isEnding ? null : exit);
    if (!this.#isEnding) this.#options.onExit(exit);
    this.#pending.clear();
    for (const { reject, timer } of pending) {
      clearTimeout(timer);
      reject(this.#exited);
    }
  }
}

/** Prefixes each line and strips control characters, so that no remote can forge a line of the server's log. */
function asPrintedBy(name: string, text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/^(?!$)/gm, `${name}: `);
}
