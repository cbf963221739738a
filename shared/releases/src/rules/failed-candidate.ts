import type { Outcome } from '../shells/outcome-schemas.ts';

type Counts = Pick<Outcome, 'renders' | 'fallbacks' | 'errors' | 'crashes' | 'browserFailures'>;

/** Tolerated share of failed pages, caused by browser extensions or a slow moment. */
const TOLERATED_SHARE = 0.01;

/**
 * Returns true if a version has crashed, or failed more than the tolerated share of pages; below a hundred pages, none
 * is tolerated.
 */
export function hasFailed({ renders, fallbacks, errors, crashes, browserFailures }: Counts): boolean {
  const spoilt = fallbacks + errors + browserFailures;
  return crashes > 0 || spoilt > TOLERATED_SHARE * (renders + fallbacks + errors);
}

/** Describes the failures of a version as a clause, with the first addresses. */
export function describeFailures({ failures, ...counts }: Counts & Pick<Outcome, 'failures'>): string {
  const { renders, fallbacks, errors, crashes, browserFailures } = counts;
  const what = [
    fallbacks > 0 && `another version answered ${fallbacks} ${pages(fallbacks)} in its place`,
    errors > 0 && `${errors} ${pages(errors)} ended in an error`,
    crashes > 0 && `it crashed ${times(crashes)}`,
    browserFailures > 0 && `it failed ${times(browserFailures)} in browsers`,
  ].filter((each) => each !== false);
  const where = failures.map(({ address, message }) =>
    address === null ? message : `${address}: ${message}`,
  );
  const first = where.length === 0 ? '' : `. First ${where.join('; ')}`;
  return `${what.join(', ')}, of ${renders} ${pages(renders)} rendered${first}`;
}

function pages(count: number): string {
  return count === 1 ? 'page' : 'pages';
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
