/** Name of the gate's check, which runs at publication. */
export const GATE_CHECK = 'gate';
/** Name of the check of a version's samples, rendered at publication. */
export const RENDER_CHECK = 'render';
/** Name of the check that shells report for a candidate at 0 %. */
export const REHEARSAL_CHECK = 'rehearsal';

/** Checks that the registry runs when a version is published. */
export const PUBLICATION_CHECKS: readonly string[] = [GATE_CHECK, RENDER_CHECK];

/** Check names reserved for the registry and its shells. */
export const BUILT_IN_CHECKS: readonly string[] = [...PUBLICATION_CHECKS, REHEARSAL_CHECK];

/** Returns the name of a rehearsal's reporter. */
export function shellsOf(environment: string): string {
  return `shells of ${environment}`;
}
