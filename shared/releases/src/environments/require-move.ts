import type { FastifyRequest } from 'fastify';
import type { Actor } from '../identity/roles.ts';
import type { PlanAction } from '../plans/change-plan.ts';
import type { MoveRequest } from './schemas.ts';

/**
 * Returns the caller if authorized for this move and its overrides.
 * @throws RegistryError 403 naming the missing right.
 */
export function requireMove(request: FastifyRequest, environment: string, move: MoveRequest): Actor {
  const remote = move.action === 'restore' ? '' : move.remote;
  const actor = request.requireRight({ to: 'move', environment, remote, action: move.action });
  if ('despiteFailures' in move && move.despiteFailures)
    request.requireRight({ to: 'move', environment, remote: '', action: 'override failures' });
  if ('despiteChecks' in move && move.despiteChecks) request.requireRight({ to: 'administer' });
  return actor;
}

/**
 * Returns the caller if authorized to change a plan: pausing needs the right to pause a rollout, all other changes the
 * right to advance it.
 * @throws RegistryError 403 naming the missing right.
 */
export function requirePlanChange(
  request: FastifyRequest,
  environment: string,
  remote: string,
  action: PlanAction,
): Actor {
  return request.requireRight({
    ...{ to: 'move', environment, remote },
    action: action === 'pause' ? 'pause' : 'advance',
  });
}
