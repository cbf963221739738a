import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Running {
  output: string;
  /** Resolves to the exit code, null after a signal. */
  ended: Promise<number | null>;
  end(): Promise<void>;
}

/** Environment variables for network access: proxies and certificates. */
export const NETWORK_SETTINGS: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|node_extra_ca_certs|node_use_system_ca)$/i.test(name),
  ),
);

/** Runs shell commands in a folder with an environment; `end` stops those still running. */
export class Terminal {
  readonly directory: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #running: Set<Running>;

  constructor(directory: string, environment: NodeJS.ProcessEnv, running = new Set<Running>()) {
    this.directory = directory;
    this.#environment = environment;
    this.#running = running;
  }

  in(folder: string): Terminal {
    return new Terminal(join(this.directory, folder), this.#environment, this.#running);
  }

  /** Runs a block of commands; rejects when one fails. */
  async type(block: string): Promise<string> {
    const running = this.#start(block);
    if ((await running.ended) !== 0) throw new Error(`${block}\n${running.output}`);
    return running.output;
  }

  /** Starts a block of commands; resolves once its output matches, with a function that stops it. */
  async typeUntil(block: string, output: RegExp): Promise<() => Promise<void>> {
    const running = await new Promise<Running>((ready, fail) => {
      const started = this.#start(block, () => output.test(started.output) && ready(started));
      void started.ended.then(() => fail(new Error(`${block} has exited:\n${started.output}`)));
    });
    return () => running.end();
  }

  async end(): Promise<void> {
    await Promise.all([...this.#running].map((running) => running.end()));
  }

  #start(block: string, onOutput?: () => void): Running {
    // A process group, since npm starts a shell, which starts the program.
    const child = spawn('bash', ['-euc', block], {
      cwd: this.directory,
      env: this.#environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Emitted once all processes that inherited its output have exited.
    const ended = new Promise<number | null>((done) => child.once('close', done));
    const running: Running = {
      output: '',
      ended,
      async end() {
        const { pid, exitCode, signalCode } = child;
        if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
        await ended;
      },
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        running.output += text.toString();
        onOutput?.();
      });
    this.#running.add(running);
    void ended.then(() => this.#running.delete(running));
    return running;
  }
}
