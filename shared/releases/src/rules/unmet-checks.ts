import { PUBLICATION_CHECKS, REHEARSAL_CHECK } from '../checks/built-in-checks.ts';
import type { Check } from '../checks/schemas.ts';

/** A required check that a version has not passed. */
export interface UnmetCheck {
  name: string;
  conclusion: 'missing' | 'running' | 'failed';
  /** Null for a missing check. */
  summary: string | null;
}

type Reported = Pick<Check, 'name' | 'conclusion' | 'summary'>;

/** Returns the required checks that are missing, running or failed; neutral counts as passed. */
export function unmetChecks(required: readonly string[], checks: readonly Reported[]): UnmetCheck[] {
  return required.flatMap((name): UnmetCheck[] => {
    const check = checks.find((each) => each.name === name);
    if (!check) return [{ name, conclusion: 'missing', summary: null }];
    const { conclusion, summary } = check;
    return isPassed(conclusion) ? [] : [{ name, conclusion, summary }];
  });
}

/** Returns true if a check with this conclusion blocks nothing. */
export function isPassed<Known extends string>(
  conclusion: Known,
): conclusion is Known & ('passed' | 'neutral') {
  return conclusion === 'passed' || conclusion === 'neutral';
}

/** Describes an unmet check, and what to run. */
export function describeUnmet(version: string, { name, conclusion, summary }: UnmetCheck): string {
  if (PUBLICATION_CHECKS.includes(name)) return `${name} is ${conclusion}: publish the next version`;
  const [remote, number] = version.split('@');
  if (name === REHEARSAL_CHECK && conclusion === 'missing')
    return `${name} is missing: \`careers rollout ${remote} ${number} --percent 0\`, and wait until shells have compared it with the released version`;
  switch (conclusion) {
    case 'missing':
      return `${name} is missing: run it, then \`careers check report ${version} ${name} --conclusion passed --summary "…"\``;
    case 'running':
      return `${name} is running ("${summary}"): wait until it is reported`;
    case 'failed':
      return `${name} has failed ("${summary}"): publish a version that passes it`;
  }
}
