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

/** Actions that give linked candidates to more visitors. */
const MOVES_UP: ReadonlySet<DeskAction> = new Set(['advance', 'promote']);

export function may(request: FastifyRequest, right: Right): boolean {
  return allows(requireIdentity(request).actor.grants, right);
}

/** Returns the actions that the caller may take on a remote, whose candidate moves up together with those of `linked`. */
export function mayMove(
  request: FastifyRequest,
  environment: string,
  remote: string,
  linked: readonly string[],
): DeskAction[] {
  return ACTIONS.filter((action) => {
    const moved = MOVES_UP.has(action) ? [remote, ...linked] : [remote];
    return moved.every((each) => may(request, { to: 'move', environment, remote: each, action }));
  });
}

/** Returns why the caller lacks one of these rights, and whom to ask; null if they have all. */
export function lackingOf(request: FastifyRequest, ...rights: Right[]): string | null {
  try {
    for (const right of rights) request.requireRight(right);
    return null;
  } catch (error) {
    if (!(error instanceof RegistryError) || error.status !== 403) throw error;
    return `${error.message} ${error.remedy}`;
  }
}
