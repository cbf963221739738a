import type { FastifyRequest } from 'fastify';
import type { Actor } from '../identity/roles.ts';
import type { PlanAction } from './change-plan.ts';

/**
 * Returns the caller, if they may change a plan so: whoever may pause a rollout, or for all that leads up, advance it.
 * @throws RegistryError 403 naming the right that is lacking.
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
