/** What became of a remote that was to be published. */
export interface Published {
  name: string;
  version: string;
  /** `introduced`: it had been published and not released, which is done now. */
  done: 'published' | 'introduced' | 'known';
  /** What is left to do about it. */
  note?: string;
}
