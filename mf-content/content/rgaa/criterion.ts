export type Result = 'pass' | 'fail' | 'not applicable' | 'not checked';

/** A criterion of RGAA 4.1 and its result. */
export interface Criterion {
  /** Theme and number of the standard. */
  readonly id: string;
  readonly subject: string;
  readonly result: Result;
  /** Test files that check it, from the project's root; empty when checked by hand. */
  readonly tests: readonly string[];
  /** Why it fails, was not checked, or does not apply. */
  readonly note?: string;
}
