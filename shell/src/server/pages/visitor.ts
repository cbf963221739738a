import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { COHORTS } from '@careers/federation/node';
import type { Cohort } from '@careers/federation/node';

/** Keeps a visitor on one side of a rollout; strictly needed for the site to work, so it needs no consent. */
const COOKIE = 'careers_release';
const LIFETIME_SECONDS = 30 * 24 * 3600;
const FORM = /^[0-9a-f]{3}$/;
/** What the cookie held before: its first digits are as much a matter of chance as a cohort is. */
const EARLIER_FORM = /^([0-9a-f]{3})[0-9a-f]{5}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Returns the cohort that a visitor sends: none for who has none yet, and for robots
 * (decisions.md#composition-and-caches).
 */
export function cohortOf({ cookies, headers }: FastifyRequest): Cohort {
  const sent = cookies[COOKIE] ?? '';
  const digits = FORM.test(sent) ? sent : EARLIER_FORM.exec(sent)?.[1];
  if (!digits || isbot(headers['user-agent'] ?? '')) return null;
  return Number.parseInt(digits, 16);
}

/**
 * Returns the cohort of a visitor. Who has none and is no robot is handed one; an identifier from before gives way to
 * the cohort that it stood for all along, so that nobody changes sides.
 */
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
