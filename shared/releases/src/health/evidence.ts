const { exp, log, max } = Math;

/** Events and the units they can happen in, of one arm of a rollout within one minute. */
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
  /** The highest that is no reason to halt. */
  tolerated: number;
  /** Those that are looked for, each with the same weight. */
  worse: readonly number[];
}

/**
 * Returns the logarithm of the evidence that a candidate's events are more frequent than tolerated: an e-value that is
 * valid however often it is looked at (Lindon and Malek, "Anytime-Valid Inference for Multinomial Count Data", 2022). While
 * the true ratio is tolerated it passes `x` with a probability of at most `1 / x`, ever.
 */
export function logEvidence(minutes: readonly Minute[], { tolerated, worse }: Ratios): number {
  const sums = worse.map((ratio) =>
    minutes.reduce((sum, minute) => sum + logLikelihoodRatio(minute, ratio, tolerated), 0),
  );
  return logMean(sums);
}

/** An event is the candidate's with a probability that follows from the units of both arms and the ratio of rates. */
function logLikelihoodRatio({ candidate, released }: Minute, ratio: number, tolerated: number): number {
  const share = candidate.units / (candidate.units + released.units);
  // Units of one arm alone compare nothing.
  if (!(share > 0 && share < 1)) return 0;
  const common = log((share * tolerated + 1 - share) / (share * ratio + 1 - share));
  return candidate.events * (log(ratio / tolerated) + common) + released.events * common;
}

/** Returns the logarithm of the mean of numbers whose logarithms these are, whatever their size. */
export function logMean(logarithms: readonly number[]): number {
  const largest = max(...logarithms);
  const sum = logarithms.reduce((total, each) => total + exp(each - largest), 0);
  return largest + log(sum / logarithms.length);
}
