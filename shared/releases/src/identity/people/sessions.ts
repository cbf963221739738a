import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { grantsOf } from '../rights.ts';
import type { Identity } from '../identity.ts';
import { personName } from './people.ts';
import type { IdentitySettings } from '../settings.ts';
import type { PendingLogin } from './provider.ts';

/** A working day: then a person proves anew who they are. */
export const SESSION_SECONDS = 12 * 3600;

/** Opens a session for a person and returns what the cookie holds. */
export async function openSession(database: Database, person: string): Promise<string> {
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
export async function closeSession(database: Database, id: string): Promise<void> {
  await database.deleteFrom('session').where('id', '=', id).execute();
}

/** Returns whose session it is, or null when it has ended. */
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
  return { id: person.id, actor: { name: personName(person), kind: 'person', grants } };
}

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Id of the session of whoever is signed in. */
    session: string;
    /** Compared with the provider's answer. */
    login: PendingLogin;
    /** Code of a one-time link that waits for its opener to sign in. */
    link: string;
  }
}

/** Gives people's browsers an encrypted cookie; over HTTPS no other host or path can set or see it. */
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
const OWNER_ONLY = 0o600;

/**
 * Returns the key that session cookies are encrypted with; the first start makes it.
 * @throws Error when the file holds something else.
 */
export async function sessionKey(directory: string): Promise<Buffer> {
  const file = join(directory, 'session.key');
  await mkdir(directory, { recursive: true });
  const key = await readFile(file).catch(() => create(file));
  if (key.length !== KEY_BYTES) {
    throw new Error(`${file} is damaged. Remove it: everybody signs in again.`);
  }
  await chmod(file, OWNER_ONLY);
  return key;
}

/** Writes the key once: of two processes that start at once one wins, and no reader sees half of it. */
async function create(file: string): Promise<Buffer> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(KEY_BYTES), { mode: OWNER_ONLY });
  await link(own, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(own);
  return readFile(file);
}

/** Opens a new session: one that somebody knew or planted before is worth nothing afterwards. */
export async function signIn(request: FastifyRequest, database: Database, person: string): Promise<void> {
  await endSession(request, database);
  request.session.set('session', await openSession(database, person));
}

/** Ends the session of a request, in the cookie and in the database. */
export async function endSession(request: FastifyRequest, database: Database): Promise<void> {
  const session = request.session.get('session');
  if (session) await closeSession(database, session);
  request.session.regenerate();
}
