import type { Actor } from './roles.ts';

/** A caller, with the row that holds its grants. */
export interface Identity {
  actor: Actor;
  /** Of a person, token or workload; null for a program of this machine that reads the data folder. */
  id: string | null;
}
