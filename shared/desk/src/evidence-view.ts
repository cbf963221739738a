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
  /** Pages below which it is thin. */
  enough: number;
  /** Evidence that the candidate is worse: 1 says nothing, `haltAt` halts it; null without a rollout. */
  against: { evidence: number; haltAt: number } | null;
  candidate: Counts | null;
  stable: Counts | null;
  failures: readonly Failure[];
}

/** Failures, and the pages or visits that they are of. */
export interface Arm {
  units: number;
  events: number;
}

/** A rollout from its begin until a moment. */
export interface Moment {
  until: string;
  /** Evidence that the candidate is worse: 1 says nothing, `haltAt` halts it. */
  evidence: number;
  haltAt: number;
  metrics: readonly { metric: string; candidate: Arm; released: Arm; isEnough: boolean }[];
}
