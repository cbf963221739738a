import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { grantsOf } from '../grants-of.ts';
import type { Identity } from '../identity.ts';
import { personName } from './person-name.ts';

/** A working day: then a person proves anew who they are. */
export const SESSION_SECONDS = 12 * 3600;

/** Opens a session for a person and returns what the cookie holds. */
export async function openSession(database: Kysely<Database>, person: string): Promise<string> {
  await database
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const { id } = await database
    .insertInto('session')
    .values({ person, expires_at: new Date(Date.now() + SESSION_SECONDS * 1000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a session in every browser that holds its cookie. */
export async function closeSession(database: Kysely<Database>, id: string): Promise<void> {
  await database.deleteFrom('session').where('id', '=', id).execute();
}

/** Returns whose session it is, or null when it has ended. */
export async function sessionIdentity(database: Kysely<Database>, id: string): Promise<Identity | null> {
  const person = await database
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .select(['person.id', 'name', 'email', 'issuer', 'subject'])
    .where('session.id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!person) return null;
  const grants = await grantsOf(database, person.id);
  return { id: person.id, actor: { name: personName(person), kind: 'person', grants } };
}
