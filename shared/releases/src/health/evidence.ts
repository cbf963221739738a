const { exp, log, max } = Math;

/** Units and events of one arm of a rollout within one minute. */
export interface ArmCounts {
  units: number;
  events: number;
}

/** Both arms in the same minute, so that the time of day cancels. */
export interface Minute {
  candidate: ArmCounts;
  released: ArmCounts;
}

/** Ratios of the candidate's rate to the released version's. */
export interface Ratios {
  /** Highest ratio that does not halt the rollout. */
  tolerated: number;
  /** Alternative ratios to detect, equally weighted. */
  worse: readonly number[];
}

/**
 * Returns the log of an anytime-valid e-value that a candidate's events are more frequent than tolerated (Lindon and
 * Malek, "Anytime-Valid Inference for Multinomial Count Data", 2022). If the true ratio is tolerated, it ever exceeds
 * `x` with a probability of at most `1 / x`.
 */
export function logEvidence(minutes: readonly Minute[], { tolerated, worse }: Ratios): number {
  const sums = worse.map((ratio) =>
    minutes.reduce((sum, minute) => sum + logLikelihoodRatio(minute, ratio, tolerated), 0),
  );
  return logMean(sums);
}

/** Log-likelihood ratio of an event belonging to the candidate, given the units of both arms and the ratio of rates. */
function logLikelihoodRatio({ candidate, released }: Minute, ratio: number, tolerated: number): number {
  const share = candidate.units / (candidate.units + released.units);
  // Units of a single arm give no evidence.
  if (!(share > 0 && share < 1)) return 0;
  const common = log((share * tolerated + 1 - share) / (share * ratio + 1 - share));
  return candidate.events * (log(ratio / tolerated) + common) + released.events * common;
}

/** Returns the log of the mean, given logs, without overflow (log-sum-exp). */
export function logMean(logarithms: readonly number[]): number {
  const largest = max(...logarithms);
  const sum = logarithms.reduce((total, each) => total + exp(each - largest), 0);
  return largest + log(sum / logarithms.length);
}
