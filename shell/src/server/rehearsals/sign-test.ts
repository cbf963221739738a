/** Evidence at which a candidate is refused: by Ville's inequality, no worse a candidate reaches it once in a hundred. */
export const REFUSED_AT = 100;

/**
 * Returns the evidence that a candidate fails more often than the released version, from the pairs of answers in which one
 * of both failed: the ratio of their likelihood, averaged over all chances from 1/2 to 1, to that of a fair coin. It may be
 * looked at after each pair. Nine pairs against the candidate alone give 102.
 */
export function evidenceOfPairs(candidateFailed: number, releasedFailed: number): number {
  const pairs = candidateFailed + releasedFailed;
  // The integral of the binomial likelihood is a sum of binomial coefficients.
  let [coefficient, sum] = [1, 1];
  for (let index = 1; index <= candidateFailed; index += 1) {
    coefficient *= (pairs + 2 - index) / index;
    sum += coefficient;
  }
  return sum / ((pairs + 1) * binomial(pairs, candidateFailed));
}

function binomial(total: number, chosen: number): number {
  let result = 1;
  for (let index = 1; index <= chosen; index += 1) result *= (total + 1 - index) / index;
  return result;
}
