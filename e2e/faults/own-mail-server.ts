import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startProcess } from '@careers/cli/processes';
import type { StartedProcess } from '@careers/cli/processes';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { freePort } from '../support/ports.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');
const PROGRAM = resolve(import.meta.dirname, 'mail-server.ts');

/** A mail server in a process of its own. */
export class OwnMailServer {
  readonly #folder: string;
  readonly #port: number;
  #process: StartedProcess | undefined;

  static async start(): Promise<OwnMailServer> {
    const server = new OwnMailServer(await temporaryFolder('mails-'), await freePort());
    await server.run();
    return server;
  }

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#process?.child.pid ?? 0;
  }

  /** Starts it, or starts it again. */
  async run(): Promise<void> {
    await new Promise<void>((listening) => {
      this.#process = startProcess('mail server', [PROGRAM, String(this.#port), this.#file], {
        directory: PROJECT,
        environment: {},
        onLine: (line) => (line.startsWith('listening') ? listening() : console.error(line)),
      });
    });
  }

  async kill(): Promise<void> {
    this.#process?.child.kill('SIGKILL');
    await this.#process?.ended;
  }

  /** Returns the mails that it has taken, the same one twice if it was sent again. */
  async mails(): Promise<{ id: string; recipient: string }[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id = '', recipient = ''] = line.split(' ');
        return { id, recipient };
      });
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #file(): string {
    return join(this.#folder, 'mails.txt');
  }
}
