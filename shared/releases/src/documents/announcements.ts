import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

const CHANNEL = 'document';
/** In the place of an environment's name, which begins with a letter. */
const EVERY = '*';
const RECONNECT_MILLISECONDS = 1_000;

/** Tells everybody who waits for a document of this environment, once the transaction is committed. */
export async function announce(transaction: Transaction<Database>, environment: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${environment})`.execute(transaction);
}

/** Wakes everybody who waits: some of them may have lost the right to. */
export async function announceToAll(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${EVERY})`.execute(transaction);
}

/**
 * Hears of new documents, those of other processes on the same database too. While the database is away nothing is heard:
 * whoever waits does so for a limited time, and looks then.
 */
export class Announcements {
  readonly #url: string;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #heard = new Map<string, number>();
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;

  /** Hears nothing before it is started. */
  constructor(url: string) {
    this.#url = url;
  }

  /** @throws the database's error where it cannot be reached. */
  async start(): Promise<void> {
    try {
      await this.#listen();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** How often the environment was announced: to be asked before looking at its document. */
  count(environment: string): number {
    return this.#heard.get(environment) ?? 0;
  }

  /** Resolves at the next announcement after that count, after the time, at the signal's or the service's end. */
  async next(environment: string, after: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.count(environment) > after) return;
    const time = AbortSignal.timeout(milliseconds);
    const end = AbortSignal.any([time, signal, this.#closing.signal]);
    await once(this.#emitter, environment, { signal: end }).catch(() => undefined);
  }

  /** Nobody waits any more, now or later. */
  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Ends all waiting. */
  release(): void {
    this.#closing.abort();
  }

  async close(): Promise<void> {
    this.release();
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload = '' }) =>
      payload === EVERY ? this.#tellAll() : this.#tell(payload),
    );
    client.on('error', () => this.#listenAgain(client));
    client.on('end', () => this.#listenAgain(client));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // What was said while nobody listened.
    this.#tellAll();
  }

  #listenAgain(client: pg.Client): void {
    if (this.closed || client !== this.#client) return;
    this.#client = undefined;
    this.#retry = setTimeout(() => {
      this.#listen().catch(() => this.#client && this.#listenAgain(this.#client));
    }, RECONNECT_MILLISECONDS);
  }

  #tellAll(): void {
    // Who waits with `once` listens for errors too, and no environment is called so.
    const waited = this.#emitter.eventNames().filter((name) => name !== 'error');
    for (const environment of waited) this.#tell(String(environment));
  }

  #tell(environment: string): void {
    this.#heard.set(environment, this.count(environment) + 1);
    this.#emitter.emit(environment);
  }
}
