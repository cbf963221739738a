import type { RemoteRelease } from '@careers/contract';
import type { Counts, Evidence } from '@careers/desk/views';
import { MIN_UNITS } from '../health/metrics.ts';
import type { Outcome } from '../shells/outcome-schemas.ts';

/** Returns the evidence on a candidate, or on one that halted itself, compared to the released version. */
export function evidenceOf(
  outcomes: readonly Outcome[],
  remote: string,
  { stable, candidate, salt }: Pick<RemoteRelease, 'stable' | 'candidate' | 'salt'>,
  halted: string | null,
): Omit<Evidence, 'against'> {
  const seenOf = (version: string | null) => {
    const seen = outcomes.filter((each) => each.remote === remote && each.version === version);
    return seen.find((each) => each.salt === salt) ?? seen[0];
  };
  const tried = candidate ?? halted;
  const given = tried === null ? undefined : seenOf(tried);
  const before = seenOf(stable);
  return {
    verdict: given && halted !== null ? 'failed' : verdictOf(given),
    enough: MIN_UNITS,
    candidate: given ? countsOf(given) : null,
    stable: before ? countsOf(before) : null,
    failures:
      (tried === null ? before : given)?.failures.map(({ stack = [], ...failure }) => ({
        ...failure,
        stack,
      })) ?? [],
  };
}

function verdictOf(seen: Outcome | undefined): Evidence['verdict'] {
  if (!seen) return 'nothing';
  if (seen.hasFailed) return 'failed';
  return seen.renders + seen.fallbacks + seen.errors < MIN_UNITS ? 'thin' : 'within';
}

function countsOf(outcome: Outcome): Counts {
  const { version, renders, fallbacks, errors, crashes, browserFailures, pages } = outcome;
  return { version, renders, fallbacks, errors, crashes, browserFailures, pages };
}
