import type { OutcomeFailure } from '../render-processes/version-outcomes.ts';

/** Result of a rehearsal: the candidate's pages beside the released ones, at addresses of visitors. */
export interface RehearsalReport {
  remote: string;
  version: string;
  /** Salt of the remote's rollout: another one begins anew. */
  salt: string;
  conclusion: 'running' | 'passed' | 'failed';
  /** Addresses that were compared. */
  addresses: number;
  /** Pairs of answers, of which at least one was a page. */
  pairs: number;
  candidateFailed: number;
  releasedFailed: number;
  /** The first failures of the candidate where the released version has a page. */
  failures: OutcomeFailure[];
  differences: ReportedDifference[];
}

export interface ReportedDifference {
  rule: string;
  what: string;
  /** Pages that differ in it. */
  pages: number;
  /** One of them, without the values of its parameters; null for what was measured over all. */
  example: string | null;
}
