import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';
import { refused } from '../registry-error.ts';

const CHANNEL = 'document';
const RECONNECT_MILLISECONDS = 1_000;
/** Shells and consoles that wait at once; each is a connection. */
const MAX_FOLLOWERS = 1_000;

/** Notifies all followers once the transaction is committed: of a document, or a right that one of them has lost. */
export async function notify(transaction: Transaction): Promise<void> {
  await sql`notify ${sql.id(CHANNEL)}`.execute(transaction);
}

/**
 * Receives PostgreSQL's notifications, also from other processes. While the database is away there are none: followers
 * wait for a limited time, and query then.
 */
export class Notifications {
  readonly #url: string;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws the database's error where it cannot be reached. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', () => this.#emitter.emit(CHANNEL));
    // A connection that breaks also ends.
    client.on('error', () => undefined);
    client.once('end', () => this.#startAgain());
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // Notifications were lost meanwhile.
    this.#emitter.emit(CHANNEL);
  }

  /**
   * Resolves at the next notification, after the time, at the signal's or the service's end.
   * @throws RegistryError when too many wait.
   */
  next(milliseconds: number, signal: AbortSignal): Promise<unknown> {
    if (this.#emitter.listenerCount(CHANNEL) >= MAX_FOLLOWERS)
      throw refused('too-many-followers', 'Too many wait for documents.');
    const end = AbortSignal.any([AbortSignal.timeout(milliseconds), signal, this.#closing.signal]);
    return once(this.#emitter, CHANNEL, { signal: end }).catch(() => undefined);
  }

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

  #startAgain(): void {
    if (this.closed) return;
    // Closes a connection on which LISTEN fails, which triggers another retry.
    this.#retry = setTimeout(
      () => void this.start().catch(() => this.#client?.end()),
      RECONNECT_MILLISECONDS,
    );
  }
}
