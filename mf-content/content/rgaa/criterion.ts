/** What the audit found of a criterion. */
export type Result = 'pass' | 'fail' | 'not applicable' | 'not checked';

/** A criterion of RGAA 4.1 and how it stands. */
export interface Criterion {
  /** Theme and number, as the reference numbers them. */
  readonly id: string;
  /** What it is about, in a few words. */
  readonly subject: string;
  readonly result: Result;
  /** Test files that show it at each change, from the project's root; none when it was checked by hand only. */
  readonly tests: readonly string[];
  /** Why it does not hold, or was not or need not be checked. */
  readonly note?: string;
}
