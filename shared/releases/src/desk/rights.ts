import type { FastifyRequest } from 'fastify';
import type { DeskAction } from '@careers/desk/views';
import { requireIdentity } from '../identity/authenticate.ts';
import { allows } from '../identity/rights.ts';
import type { Right } from '../identity/rights.ts';
import { RegistryError } from '../registry-error.ts';

const ACTIONS: readonly DeskAction[] = [
  'start',
  'advance',
  'pause',
  'halt',
  'promote',
  'rollback',
  'pin',
  'unpin',
];

export function may(request: FastifyRequest, right: Right): boolean {
  return allows(requireIdentity(request).actor.grants, right);
}

/** Returns the actions that the caller may take on a remote in an environment. */
export function mayMove(request: FastifyRequest, environment: string, remote: string): DeskAction[] {
  return ACTIONS.filter((action) => may(request, { to: 'move', environment, remote, action }));
}

/** Returns why the caller lacks a right, and whom to ask; null if they have it. */
export function lackingOf(request: FastifyRequest, right: Right): string | null {
  try {
    request.requireRight(right);
    return null;
  } catch (error) {
    if (!(error instanceof RegistryError) || error.status !== 403) throw error;
    return `${error.message} ${error.remedy}`;
  }
}
