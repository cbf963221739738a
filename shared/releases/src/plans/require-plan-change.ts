import type { FastifyRequest } from 'fastify';
import type { Actor } from '../identity/roles.ts';
import type { PlanAction } from './change-plan.ts';

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
