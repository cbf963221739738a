import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { COHORTS } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';

/** Cookie of the cohort, so that a visitor keeps the same versions; strictly necessary, so exempt from consent. */
const COOKIE = 'careers_release';
const LIFETIME_SECONDS = 30 * 24 * 3600;
const FORM = /^[0-9a-f]{3}$/;
/** UUID of cookies set by older shells: its first three digits are as random as a cohort. */
const UUID_FORM = /^([0-9a-f]{3})[0-9a-f]{5}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads the cohort from the cookie; null without one, and for robots (decisions.md#composition-and-caches). */
export function cohortOf({ cookies, headers }: FastifyRequest): Cohort {
  const sent = cookies[COOKIE] ?? '';
  const digits = FORM.test(sent) ? sent : UUID_FORM.exec(sent)?.[1];
  if (!digits || isbot(headers['user-agent'] ?? '')) return null;
  return Number.parseInt(digits, 16);
}

/** Returns a visitor's cohort, and sets the cookie of a new one or in place of a UUID; robots get none. */
export function assignCohort(request: FastifyRequest, reply: FastifyReply): Cohort {
  const known = cohortOf(request);
  if (known === null && isbot(request.headers['user-agent'] ?? '')) return null;
  if (known !== null && FORM.test(request.cookies[COOKIE] ?? '')) return known;
  const cohort = known ?? randomInt(COHORTS);
  reply.setCookie(COOKIE, cohort.toString(16).padStart(3, '0'), {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return cohort;
}
