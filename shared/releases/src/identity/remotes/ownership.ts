import { RegistryError } from '../../registry-error.ts';
import { overlaps } from '../../rules/patterns.ts';

export interface Owned {
  name: string;
  team: string;
  mount: readonly string[];
  widgets: readonly string[];
}

/**
 * Refuses paths and widgets that another remote owns.
 * @throws RegistryError 409 naming the remote and its team.
 */
export function refuseOwned(wanted: Owned, remotes: readonly Owned[]): void {
  for (const { name, team, mount, widgets } of remotes.filter((other) => other.name !== wanted.name)) {
    const path = wanted.mount.find((own) => mount.some((theirs) => overlaps(own, theirs)));
    if (path !== undefined) throw owned('path-owned', path, name, team);
    const widget = wanted.widgets.find((own) => widgets.includes(own));
    if (widget !== undefined) throw owned('widget-owned', `The widget ${widget}`, name, team);
  }
}

function owned(rule: string, what: string, name: string, team: string): RegistryError {
  return new RegistryError(
    409,
    rule,
    `${what} is ${name}'s, of the team ${team}.`,
    'Agree with that team, or choose another.',
  );
}
