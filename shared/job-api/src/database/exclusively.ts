import { sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Runs an action under an advisory lock per subject, on its own connection and outside of any transaction, as it may
 * wait for a mail server. A killed process leaves no lock.
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

/** Lock subject of mails to an address, which are serialised so that limits are exact. */
export function mailsTo(email: string): string {
  return `mails to ${email.toLowerCase()}`;
}
