import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'locale';
const LOCALE = 'fr';
const LIFETIME_SECONDS = 365 * 24 * 3600;

/** Keeps the visitor's language, which is French for all (decisions §4). */
export function rememberLocale(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE] === LOCALE) return;
  reply.setCookie(COOKIE, LOCALE, {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
