import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { freeOrigin } from './free-origin.ts';

const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
export const BUCKET = 'releases';

/** An S3 service in a process that can be killed and restarted with its data. */
export class S3Process {
  readonly endpoint: string;
  readonly #directory: string;
  #child: ChildProcess | undefined;

  private constructor(endpoint: string, directory: string) {
    this.endpoint = endpoint;
    this.#directory = directory;
  }

  static async start(directory: string): Promise<S3Process> {
    const service = new S3Process(await freeOrigin(), directory);
    await service.run();
    return service;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async run(): Promise<void> {
    const { hostname, port } = new URL(this.endpoint);
    const options = ['--address', hostname, '--port', port, '--directory', this.#directory];
    const child = spawn(process.execPath, [PROGRAM, ...options, '--configure-bucket', BUCKET]);
    this.#child = child;
    child.stderr.resume();
    // Prints its address once it listens.
    await once(child.stdout, 'data');
    child.stdout.resume();
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Settings of a registry with this store. */
  get settings(): NodeJS.ProcessEnv {
    return {
      REGISTRY_STORE: 's3',
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }
}
