/** Name of the gate's check, made at publication. */
export const GATE_CHECK = 'gate';
/** Name of the check of a version's samples, rendered at publication. */
export const RENDER_CHECK = 'render';

/** Checks that the registry makes when a version is published. */
export const PUBLICATION_CHECKS: readonly string[] = [GATE_CHECK, RENDER_CHECK];

/** Names under which only the registry and its shells report. */
export const BUILT_IN_CHECKS: readonly string[] = [...PUBLICATION_CHECKS, 'rehearsal'];

/** Returns whether a version can have a check: a team reports it, or the registry does. */
export function canBeReported(name: string): boolean {
  return PUBLICATION_CHECKS.includes(name) || !BUILT_IN_CHECKS.includes(name);
}
