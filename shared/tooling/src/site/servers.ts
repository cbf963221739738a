import { startProcess, stopProcess } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';
import { PROJECT } from '../project.ts';
import { RestartedProcess } from './restarted-process.ts';

export interface ServersOptions {
  /** Environment of all servers. */
  environment: NodeJS.ProcessEnv;
  /** Lets debuggers attach (`.vscode/launch.json`), with stack traces of the original sources. */
  development: boolean;
  show(line: string): void;
}

export interface Server {
  name: string;
  program: string;
  /** Flags of Node. */
  flags?: readonly string[];
  /** Environment variables in addition to the common ones. */
  settings: NodeJS.ProcessEnv;
  debugPort: number;
  /** Resolves once it is ready; rejects if it exits before. */
  whenWell(server: StartedProcess): Promise<void>;
}

/** The servers of a site: each is restarted on its own after an exit. */
export class Servers {
  readonly #options: ServersOptions;
  readonly #processes: RestartedProcess[] = [];
  readonly #starting = new Set<StartedProcess>();
  #stopping: Promise<void> | undefined;

  constructor(options: ServersOptions) {
    this.#options = options;
  }

  /** Resolves once it is ready; rejects if its first start fails. */
  async start(server: Server): Promise<RestartedProcess> {
    const restarted = await RestartedProcess.start({
      start: () => this.#startOnce(server),
      onEnd: (code, delay) =>
        this.#options.show(
          `${server.name}: has ended with code ${code}; it is started again in ${delay} ms, the others go on`,
        ),
    });
    this.#processes.push(restarted);
    // It became ready while the others were being stopped.
    if (this.#stopping) await restarted.stop();
    return restarted;
  }

  /** Stops servers in reverse order: pages before their backends. A second call waits for the first. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    for (const each of this.#processes.toReversed()) await each.stop();
    await Promise.all([...this.#starting].map(stopProcess));
  }

  async #startOnce({
    name,
    program,
    flags = [],
    settings,
    debugPort,
    whenWell,
  }: Server): Promise<StartedProcess> {
    if (this.#stopping) throw new Error(`${name} is not started: the site ends.`);
    const { environment, development, show } = this.#options;
    const debugged = development ? ['--enable-source-maps', `--inspect=127.0.0.1:${debugPort}`] : [];
    const process = startProcess(name, ['--disable-sigusr1', ...flags, ...debugged, program], {
      directory: PROJECT,
      environment: { ...environment, ...settings },
      onLine: (line) => show(`${name}: ${line}`),
    });
    this.#starting.add(process);
    try {
      await whenWell(process);
      return process;
    } catch (error) {
      await stopProcess(process);
      throw error;
    } finally {
      this.#starting.delete(process);
    }
  }
}
