import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { isDebugged, laneEnvironment, laneOptions } from './lane-options.ts';
import type { LaneLimits } from './lane-options.ts';
import type { FromLane, LaneCall, LaneCalls, ToLane } from './messages.ts';

const BEAT_MILLISECONDS = 250;
/** What it may take to start, and to load a remote: both are work at one go, on a machine that may be busy. */
const START_MILLISECONDS = 20_000;
/** A lane that is to end has this long for what it is still asked. */
const DRAIN_MILLISECONDS = 20_000;
/** Of what it wrote last, to tell whose fault its end was. */
const LAST_WORDS = 8_000;

/** Why a lane ended that nobody had ended. */
export interface LaneDeath {
  reason: 'exit' | 'hang' | 'memory';
  /** What it said last: of an uncaught error, the stack. */
  words: string;
  /** `name@version` of what it was loading then. */
  loading: string | null;
  /** `name@version` of those whose pages it was asked for then. */
  asked: readonly string[];
}

/** A question has no answer, since its lane is no more. */
export class LaneGone extends Error {
  override name = 'LaneGone';
  readonly death: LaneDeath | null;

  constructor(lane: string, death: LaneDeath | null) {
    super(`The ${lane} lane has ended${death ? `: ${death.reason}` : ''}.`);
    this.death = death;
  }
}

/** A question was not answered in its time. */
export class LaneLate extends Error {
  override name = 'LaneLate';
}

export interface LaneOptions {
  name: 'stable' | 'candidate';
  /** The built program of a lane. */
  program: string;
  /** Folders that it may read, besides its program's. */
  readable: readonly string[];
  limits: LaneLimits;
  onDeath(death: LaneDeath): void;
  onError(message: string, stack: string): void;
}

interface Waiting {
  kind: LaneCall;
  subject: string;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A process that runs remotes: asked over its socket, watched by its heartbeat, ended when it hangs or grows too large. */
export class Lane {
  readonly name: LaneOptions['name'];
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** `name@version` of what it has loaded. */
  readonly versions: string[] = [];
  readonly #options: LaneOptions;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #beatsMissed = 0;
  #watch: NodeJS.Timeout | undefined;
  #lastWords = '';
  #isEnding = false;
  #gone: LaneGone | null = null;
  #killedFor: LaneDeath['reason'] | null = null;

  constructor(options: LaneOptions) {
    this.name = options.name;
    this.#options = options;
    this.#child = fork(options.program, [], {
      env: laneEnvironment(process.env),
      execArgv: laneOptions(options),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (words: Buffer) => this.#hear(words));
    this.#child.on('message', (message: FromLane) => this.#receive(message));
    // Told by `exit` too; without a listener it would end this process.
    this.#child.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      // Once all that it wrote was heard.
      this.#child.once('close', () => {
        this.#bury();
        resolve();
      });
    });
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  get isGone(): boolean {
    return this.#gone !== null || this.#isEnding;
  }

  /** Rejects with LaneGone, LaneLate, or an error with what the lane says. */
  ask<Call extends LaneCall>(
    kind: Call,
    question: LaneCalls[Call]['question'],
    { milliseconds = START_MILLISECONDS, subject = '' } = {},
  ): Promise<LaneCalls[Call]['answer']> {
    if (this.#gone) return Promise.reject(this.#gone);
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new LaneLate(`The ${this.name} lane took more than ${milliseconds} ms.`));
      }, milliseconds);
      const answer = (value: unknown) => {
        if (kind === 'start') this.#startWatch();
        if (kind === 'load' && !this.versions.includes(subject)) this.versions.push(subject);
        resolve(value as LaneCalls[Call]['answer']);
      };
      this.#waiting.set(id, { kind, subject, resolve: answer, reject, timer });
      this.#send({ kind, id, question } as ToLane);
    });
  }

  /** Ends it once it has answered what it is asked. */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (this.#waiting.size === 0) this.#child.kill('SIGKILL');
    else setTimeout(() => this.#child.kill('SIGKILL'), DRAIN_MILLISECONDS).unref();
    return this.ended;
  }

  /** Ends it at once. */
  kill(): void {
    this.#isEnding = true;
    this.#child.kill('SIGKILL');
  }

  #send(message: ToLane): void {
    // A lane that has just ended is told of by `exit`.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  #startWatch(): void {
    // One that is held at a breakpoint does not hang.
    if (isDebugged()) return;
    this.#watch = setInterval(() => {
      // Counted by what this process has sent, so that its own pauses are not the lane's.
      const isLoading = [...this.#waiting.values()].some(({ kind }) => kind === 'load');
      const timeout = isLoading ? START_MILLISECONDS : this.#options.limits.beatMilliseconds;
      if (this.#beatsMissed * BEAT_MILLISECONDS >= timeout) return this.#end('hang');
      this.#beatsMissed += 1;
      this.#send({ kind: 'beat' });
    }, BEAT_MILLISECONDS).unref();
  }

  #receive(message: FromLane): void {
    if (message.kind === 'error') return this.#options.onError(message.message, message.stack);
    if (message.kind === 'beat') {
      this.#beatsMissed = 0;
      if (message.residentBytes > this.#options.limits.residentBytes) this.#end('memory');
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.kind === 'answer') waiting.resolve(message.answer);
    else waiting.reject(new Error(message.message));
    if (this.#isEnding && this.#waiting.size === 0) this.#child.kill('SIGKILL');
  }

  #hear(words: Buffer): void {
    process.stderr.write(words);
    this.#lastWords = (this.#lastWords + words.toString()).slice(-LAST_WORDS);
  }

  #end(reason: LaneDeath['reason']): void {
    if (this.#isEnding) return;
    clearInterval(this.#watch);
    this.#killedFor = reason;
    this.#child.kill('SIGKILL');
  }

  #bury(): void {
    clearInterval(this.#watch);
    const waiting = [...this.#waiting.values()];
    const death: LaneDeath | null = this.#isEnding
      ? null
      : {
          reason: this.#killedFor ?? 'exit',
          words: this.#lastWords,
          loading: waiting.find(({ kind }) => kind === 'load')?.subject ?? null,
          asked: [...new Set(waiting.filter(({ kind }) => kind === 'page').map(({ subject }) => subject))],
        };
    this.#gone = new LaneGone(this.name, death);
    if (death) this.#options.onDeath(death);
    this.#waiting.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(this.#gone);
    }
  }
}
