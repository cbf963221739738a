import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { COHORTS } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';

/** Cookie of the cohort, so that a visitor keeps the same versions; strictly necessary, so exempt from consent. */
const COOKIE = 'careers_release';
const LIFETIME_SECONDS = 30 * 24 * 3600;
const FORM = /^[0-9a-f]{3}$/;
/** Value in place of a cohort once a candidate has failed in this browser. */
const RELEASED = 'released';
const RELEASED_SECONDS = 24 * 3600;
/** UUID of cookies set by older shells: its first three digits are as random as a cohort. */
const UUID_FORM = /^([0-9a-f]{3})[0-9a-f]{5}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads the cohort from the cookie; null without one, and for robots (decisions.md#composition-and-caches). */
export function cohortOf({ cookies, headers }: FastifyRequest): Cohort {
  const sent = cookies[COOKIE] ?? '';
  const digits = FORM.test(sent) ? sent : UUID_FORM.exec(sent)?.[1];
  if (!digits || isbot(headers['user-agent'] ?? '')) return null;
  return Number.parseInt(digits, 16);
}

/**
 * Returns a visitor's cohort; sets the cookie for a new one, or to replace a UUID. Robots get none, nor do visitors who
 * left the candidates, for a day.
 */
export function assignCohort(request: FastifyRequest, reply: FastifyReply): Cohort {
  const sent = request.cookies[COOKIE] ?? '';
  const known = cohortOf(request);
  if (known === null && (sent === RELEASED || isbot(request.headers['user-agent'] ?? ''))) return null;
  if (known !== null && FORM.test(sent)) return known;
  const cohort = known ?? randomInt(COHORTS);
  setCookie(request, reply, { value: cohort.toString(16).padStart(3, '0'), maxAge: LIFETIME_SECONDS });
  return cohort;
}

/** Gives a visitor the released versions for a day. */
export function leaveCandidates(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { value: RELEASED, maxAge: RELEASED_SECONDS });
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, maxAge }: { value: string; maxAge: number },
): void {
  reply.setCookie(COOKIE, value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
