import secureSession from '@fastify/secure-session';
import type { FastifyInstance } from 'fastify';
import type { IdentitySettings } from '../settings.ts';
import type { PendingLogin } from './provider.ts';
import { sessionKey } from './session-key.ts';
import { SESSION_SECONDS } from './sessions.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Id of the session of whoever is signed in. */
    session: string;
    /** What the provider's answer is compared with. */
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
