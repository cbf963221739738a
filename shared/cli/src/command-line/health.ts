import type { RolloutHealth } from '../client/answers.ts';

/** Describes a candidate's health compared to the released version; never calls it good without enough traffic. */
export function describeHealth({ evidence, haltAt, metrics, released, share }: RolloutHealth): string {
  const counted = metrics.filter(({ candidate, released: beside }) => candidate.units + beside.units > 0);
  const figures = counted.map(({ metric, candidate, released: beside, isEnough }) => {
    const counts = `${candidate.events} of ${candidate.units} ${metric}, ${beside.events} of ${beside.units} in ${released}`;
    return isEnough ? counts : `${counts} (not enough seen)`;
  });
  const missing = `; visitors of one of both are missing (${share.candidate} and ${share.released} were seen): do not believe these counts`;
  return `evidence ${evidence.toFixed(1)} (halts at ${haltAt}): ${figures.join('; ')}${share.isUnequal ? missing : ''}`;
}
