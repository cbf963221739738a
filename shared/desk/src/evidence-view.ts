export interface Counts {
  version: string;
  renders: number;
  fallbacks: number;
  errors: number;
  crashes: number;
  browserFailures: number;
  /** Rendered and failed pages by the path that a remote claims, most failures first. */
  pages: readonly { path: string; renders: number; failed: number }[];
}

export interface Failure {
  address: string | null;
  message: string;
  stack: readonly string[];
}

export interface Evidence {
  verdict: 'nothing' | 'thin' | 'failed' | 'within';
  /** Minimum number of pages for sufficient evidence. */
  enough: number;
  /** Evidence that the candidate is worse: 1 is neutral, `haltAt` halts it; null without a rollout. */
  against: { evidence: number; haltAt: number } | null;
  candidate: Counts | null;
  stable: Counts | null;
  failures: readonly Failure[];
}

/** Failures, and the number of pages or visits observed. */
export interface Arm {
  units: number;
  events: number;
}

/** Counts of a rollout from its start until a moment. */
export interface Moment {
  until: string;
  /** Evidence that the candidate is worse: 1 is neutral, `haltAt` halts it. */
  evidence: number;
  haltAt: number;
  metrics: readonly { metric: string; candidate: Arm; released: Arm; isEnough: boolean }[];
}
