import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Visitor } from '@careers/federation/node';

/** Keeps a visitor on one side of a rollout; strictly needed for the site to work, so it needs no consent. */
const COOKIE = 'careers_release';
const LIFETIME_SECONDS = 30 * 24 * 3600;
const IDENTIFIER = /^[0-9a-f-]{36}$/;

/** Returns who asks, as far as rollouts need to know; a new visitor is given an identifier. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const isBot = isbot(request.headers['user-agent'] ?? '');
  const known = request.cookies[COOKIE];
  if (known && IDENTIFIER.test(known)) return { id: known, isBot };
  const id = randomUUID();
  if (!isBot) {
    reply.setCookie(COOKIE, id, {
      path: '/',
      maxAge: LIFETIME_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  }
  return { id, isBot };
}
