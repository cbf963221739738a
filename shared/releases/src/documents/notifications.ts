import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';
import { refused } from '../registry-error.ts';

const CHANNEL = 'document';
const RECONNECT_MILLISECONDS = 1_000;
/** Maximum concurrent waiters, each with a connection. */
const MAX_FOLLOWERS = 1_000;

/** Notifies all followers when the transaction commits: of a document, or of a revoked right. */
export async function notify(transaction: Transaction): Promise<void> {
  await sql`notify ${sql.id(CHANNEL)}`.execute(transaction);
}

/**
 * Receives PostgreSQL's notifications, also from other processes. None arrive while the database is down, so followers
 * wait for a limited time, then query.
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

  /** @throws the database's error if it is unreachable. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', () => this.#emitter.emit(CHANNEL));
    // `end` follows a connection error.
    client.on('error', () => undefined);
    client.once('end', () => this.#startAgain());
    this.#client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // Wakes followers, as notifications may have been lost.
    this.#emitter.emit(CHANNEL);
  }

  /**
   * Resolves at the next notification, on timeout, on abort or at shutdown.
   * @throws RegistryError above the limit of
   * waiters.
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

  /** Wakes all waiters. */
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
