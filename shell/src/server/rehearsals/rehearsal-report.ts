import type { OutcomeFailure } from '../render-processes/version-outcomes.ts';

/** Result of a rehearsal: comparison of the candidate's pages with the released ones, at recently visited addresses. */
export interface RehearsalReport {
  remote: string;
  version: string;
  /** Salt of the remote's rollout; a new rollout restarts the rehearsal. */
  salt: string;
  conclusion: 'running' | 'passed' | 'failed';
  /** Addresses that were compared. */
  addresses: number;
  /** Pairs of responses with at least one page. */
  pairs: number;
  candidateFailed: number;
  releasedFailed: number;
  /** First failures of the candidate at addresses where the released version has a page. */
  failures: OutcomeFailure[];
  differences: ReportedDifference[];
}

export interface ReportedDifference {
  rule: string;
  what: string;
  /** Number of pages with this difference. */
  pages: number;
  /** Example address without parameter values; null for measurements over all pages. */
  example: string | null;
}
