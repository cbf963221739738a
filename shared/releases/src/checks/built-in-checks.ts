/** Name of the gate's check, made at publication. */
export const GATE_CHECK = 'gate';

/** Names under which only the registry and its shells report. */
export const BUILT_IN_CHECKS: readonly string[] = [GATE_CHECK, 'render', 'rehearsal'];

/** Returns whether a version can have a check: a team reports it, or the registry does. */
export function canBeReported(name: string): boolean {
  return name === GATE_CHECK || !BUILT_IN_CHECKS.includes(name);
}
