import type { Actor } from './roles.ts';

/** Authenticated caller, with the id that its grants are stored under. */
export interface Identity {
  actor: Actor;
  /** Id of a person, token or workload; null for the local administrator. */
  id: string | null;
}
