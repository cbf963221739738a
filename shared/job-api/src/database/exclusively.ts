import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Runs an action that no other process may run for the same subject at the same time, on a connection of its own and
 * outside of any transaction: it may wait for a mail server. A process that is killed leaves no lock.
 */
export function exclusively<Result>(
  database: Database,
  subject: string,
  act: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const key = sql`hashtextextended(${subject}, 0)`;
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${key})`.execute(connection);
    try {
      return await act(connection);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** Subject of mails to an address, which wait for each other: two at once would count the same ones. */
export function mailsTo(email: string): string {
  return `mails to ${email.toLowerCase()}`;
}
