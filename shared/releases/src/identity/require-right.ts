import { RegistryError } from '../registry-error.ts';
import type { Actor, Right } from './actor.ts';
import type { Administrators } from './administrators.ts';
import { allows, describeRight } from './rights.ts';

/**
 * Returns the actor, if they may.
 * @throws RegistryError 403 naming the right that is lacking and whom to ask for it.
 */
export function requireRight(actor: Actor, right: Right, administrators: Administrators): Actor {
  if (allows(actor.grants, right)) return actor;
  const { may, roles } = describeRight(right);
  throw new RegistryError(
    403,
    'right-lacking',
    `${actor.name} may not ${may}: that takes the role ${roles}.`,
    `Ask ${administrators.describe()} for it.`,
  );
}
