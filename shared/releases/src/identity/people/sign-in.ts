import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { closeSession, openSession } from './sessions.ts';

/** Opens a new session: one that somebody knew or planted before is worth nothing afterwards. */
export async function signIn(
  request: FastifyRequest,
  database: Kysely<Database>,
  person: string,
): Promise<void> {
  await endSession(request, database);
  request.session.set('session', await openSession(database, person));
}

/** Ends the session of a request, in the cookie and in the database. */
export async function endSession(request: FastifyRequest, database: Kysely<Database>): Promise<void> {
  const session = request.session.get('session');
  if (session) await closeSession(database, session);
  request.session.regenerate();
}
