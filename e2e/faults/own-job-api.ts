import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runningClusterUrl } from '@careers/postgres';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { postmasterOf } from '@careers/postgres/testing';
import { connectionTo } from '../../shared/job-api/testing/database-of.ts';
import { startServerProcess } from '../../shared/job-api/testing/server-process.ts';
import type { ServerProcess } from '../../shared/job-api/testing/server-process.ts';
import { freePort } from '../support/ports.ts';

/** A job API in a process of its own, with its own database. */
export class OwnJobApi {
  readonly #data: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ServerProcess | undefined;

  static async start(mailServer: string): Promise<OwnJobApi> {
    const environment = { PORT: String(await freePort()), SMTP_URL: mailServer };
    const api = new OwnJobApi(await temporaryFolder('job-api-'), environment);
    await api.run();
    return api;
  }

  private constructor(data: string, environment: NodeJS.ProcessEnv) {
    this.#data = data;
    this.#environment = environment;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#environment['PORT']}`;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Process that has started those of all connections to the database. */
  databasePid(): Promise<number> {
    return postmasterOf(join(this.#data, 'postgres'));
  }

  /** Starts it, or starts it again. */
  async run(): Promise<void> {
    this.#process = await startServerProcess(this.#data, this.#environment);
  }

  /** Ends it as a loss of power would; its database goes on. */
  async kill(): Promise<void> {
    await this.#process?.kill({ database: false });
  }

  /** Returns the addresses of those whose application is stored with its file, one for each application. */
  async stored(): Promise<string[]> {
    const connection = await connectionTo((await runningClusterUrl(this.#data)) ?? '');
    const rows = await connection.database
      .selectFrom('application')
      .innerJoin('application_file', 'application_file.application_id', 'application.id')
      .select('email')
      .execute();
    await connection.close();
    return rows.map(({ email }) => email);
  }

  async stop(): Promise<void> {
    await this.#process?.kill({ database: true });
    await rm(this.#data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
