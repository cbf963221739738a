import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Running {
  output: string;
  /** Resolves with the exit code, with null after a signal. */
  ended: Promise<number | null>;
  end(): Promise<void>;
}

/** How this machine reaches the network, which somebody's own terminal knows too. */
export const NETWORK_SETTINGS: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|node_extra_ca_certs|node_use_system_ca)$/i.test(name),
  ),
);

/** A folder and an environment to type commands in; `end` ends what still runs there. */
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

  /** Runs a block as somebody who types it would; fails at its first line that does. */
  async type(block: string): Promise<string> {
    const running = this.#start(block);
    if ((await running.ended) !== 0) throw new Error(`${block}\n${running.output}`);
    return running.output;
  }

  /** Runs a block that goes on until it is ended; resolves once it has said this. */
  async typeUntil(block: string, said: RegExp): Promise<() => Promise<void>> {
    const running = await new Promise<Running>((ready, fail) => {
      const started = this.#start(block, () => said.test(started.output) && ready(started));
      void started.ended.then(() => fail(new Error(`${block} has ended:\n${started.output}`)));
    });
    return () => running.end();
  }

  async end(): Promise<void> {
    await Promise.all([...this.#running].map((running) => running.end()));
  }

  #start(block: string, onOutput?: () => void): Running {
    // A group of its own: npm starts a shell, which starts the program.
    const child = spawn('bash', ['-euc', block], {
      cwd: this.directory,
      env: this.#environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Closed once everything that holds its output has ended.
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
