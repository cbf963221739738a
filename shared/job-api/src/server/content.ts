import type { Connection } from '../database/connect.ts';

/** Where the offers of a server come from, besides what others write into its database. */
export interface Content {
  /** Fills a database that has no offers. */
  fillIfEmpty(connection: Connection): Promise<void>;
  /** Publishes the offers of all mornings up to now that were not published yet; returns how many are new. */
  publish(connection: Connection, now: Date): Promise<number>;
}
