/** What the gate has found at publication. */
export const GATE_CHECK = 'gate';

/** Names under which only the registry and its shells report. */
export const BUILT_IN_CHECKS: readonly string[] = [GATE_CHECK, 'render', 'rehearsal'];
