/**
 * Evidence at which a candidate is refused: by Ville's inequality, an equal candidate reaches it with probability 1 %.
 */
export const REFUSED_AT = 100;

/**
 * Returns the evidence that a candidate fails more often than the released version, from pairs in which exactly one
 * failed: a likelihood ratio of a uniform mixture over [1/2, 1] to a fair coin. Valid when checked after each pair.
 * Nine pairs against the candidate give 102.
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
