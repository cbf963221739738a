import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeWhole } from '@careers/federation/write-whole';
import type { Database } from '../../database/schema.ts';
import { grantsOf } from '../rights.ts';
import type { Identity } from '../roles.ts';
import { makeAdministrator, personName, storePerson } from './people.ts';
import type { ProvenPerson } from './people.ts';
import type { IdentitySettings } from '../settings.ts';
import type { PendingLogin } from './provider.ts';

/** Lifetime of a session: a working day. */
const SESSION_SECONDS = 12 * 3600;

/** Returns the identity of a session; null if it has ended. */
export async function sessionIdentity(database: Database, id: string): Promise<Identity | null> {
  const person = await database
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .select(['person.id', 'name', 'email', 'issuer', 'subject'])
    .where('session.id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!person) return null;
  const grants = await grantsOf(database, person.id);
  const actor = { name: personName(person), kind: 'person', grants, person: person.id } as const;
  return { id: person.id, actor };
}

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Id of the user's session. */
    session: string;
    /** Pending login, verified at the provider's callback. */
    login: PendingLogin;
    /** Code of an opened one-time link, until its user signs in. */
    link: string;
  }
}

/** Registers the encrypted session cookie; over HTTPS no other host or path can set or read it. */
export async function sessionCookie(app: FastifyInstance, settings: IdentitySettings): Promise<void> {
  const isHttps = settings.publicUrl.startsWith('https:');
  await app.register(secureSession, {
    key: await sessionKey(settings.directory),
    cookieName: isHttps ? '__Host-careers-registry' : 'careers-registry',
    expiry: SESSION_SECONDS,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: SESSION_SECONDS },
  });
}

const KEY_BYTES = 32;

/** Returns the encryption key of session cookies, created at the first start. */
async function sessionKey(directory: string): Promise<Buffer> {
  const file = join(directory, 'session.key');
  const known = await readFile(file).catch(() => null);
  if (known?.length === KEY_BYTES) return known;
  const key = randomBytes(KEY_BYTES);
  await writeWhole(file, key, { mode: 0o600 });
  return key;
}

/**
 * Stores a person and starts a new session, which prevents session fixation. The opener of a one-time link becomes
 * administrator.
 */
export async function signIn(
  request: FastifyRequest,
  { database, changed }: { database: Database; changed: () => Promise<void> },
  person: ProvenPerson,
  { asAdministrator }: { asAdministrator: boolean },
): Promise<void> {
  const id = await database.transaction().execute(async (transaction) => {
    const stored = await storePerson(transaction, person);
    if (asAdministrator) await makeAdministrator(transaction, stored, person);
    return stored;
  });
  await endSession(request, database);
  await database
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const session = await database
    .insertInto('session')
    .values({ person: id, expires_at: new Date(Date.now() + SESSION_SECONDS * 1000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  request.session.set('session', session.id);
  await changed();
}

/** Ends the session of a request, in every browser that holds its cookie. */
export async function endSession(request: FastifyRequest, database: Database): Promise<void> {
  const session = request.session.get('session');
  if (session) await database.deleteFrom('session').where('id', '=', session).execute();
  request.session.regenerate();
}
