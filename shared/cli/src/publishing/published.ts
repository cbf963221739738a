/** Outcome of a publication. */
export interface Published {
  name: string;
  version: string;
  /** `introduced`: it had been published and not released, which is done now. */
  done: 'published' | 'introduced' | 'known';
  /** Says what is left to do. */
  note?: string;
}
