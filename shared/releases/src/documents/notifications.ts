import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';

const CHANNEL = 'document';
/** Stands for all environments: a name begins with a letter. */
const EVERY = '*';
const RECONNECT_MILLISECONDS = 1_000;

/** Notifies all followers of an environment, once the transaction is committed. */
export async function notify(transaction: Transaction, environment: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${environment})`.execute(transaction);
}

/** Notifies all followers: some may have lost the right to follow. */
export async function notifyAll(transaction: Transaction): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${EVERY})`.execute(transaction);
}

/**
 * Receives PostgreSQL's notifications of new documents, also from other processes. While the database is away there are
 * none: followers wait for a limited time, and query then.
 */
export class Notifications {
  readonly #url: string;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #received = new Map<string, number>();
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;

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

  /** Returns the number of notifications of an environment: read it before the document. */
  count(environment: string): number {
    return this.#received.get(environment) ?? 0;
  }

  /** Resolves at the next notification after that count, after the time, at the signal's or the service's end. */
  async next(environment: string, after: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    if (this.count(environment) > after) return;
    const time = AbortSignal.timeout(milliseconds);
    const end = AbortSignal.any([time, signal, this.#closing.signal]);
    await once(this.#emitter, environment, { signal: end }).catch(() => undefined);
  }

  /** True once the service ends. */
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
      payload === EVERY ? this.#emitAll() : this.#emit(payload),
    );
    client.on('error', () => this.#listenAgain(client));
    client.on('end', () => this.#listenAgain(client));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // Notifications were lost meanwhile.
    this.#emitAll();
  }

  #listenAgain(client: pg.Client): void {
    if (this.closed || client !== this.#client) return;
    this.#client = undefined;
    this.#retry = setTimeout(() => {
      this.#listen().catch(() => this.#client && this.#listenAgain(this.#client));
    }, RECONNECT_MILLISECONDS);
  }

  #emitAll(): void {
    // `once` listens for errors too; no environment is called so.
    const waited = this.#emitter.eventNames().filter((name) => name !== 'error');
    for (const environment of waited) this.#emit(String(environment));
  }

  #emit(environment: string): void {
    this.#received.set(environment, this.count(environment) + 1);
    this.#emitter.emit(environment);
  }
}
