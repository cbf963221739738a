import type { ReportedRehearsal } from '../shells/rehearsal-schemas.ts';
import { REHEARSAL_CHECK, shellsOf } from './built-in-checks.ts';
import type { NewCheck } from './check-store.ts';
import { clipped, clippedFinding } from './clipped.ts';
import { MAX_DETAILS, MAX_SUMMARY } from './schemas.ts';
import type { Conclusion, Finding } from './schemas.ts';

export interface RehearsalOfShell extends ReportedRehearsal {
  /** True if the shell has reported within the last minute. */
  isLive: boolean;
}

/**
 * Combines the rehearsals of an environment's shells into a check. One refusal fails it; it passes once every running
 * shell is done, but never without a compared page.
 */
export function rehearsalCheck(environment: string, reports: readonly RehearsalOfShell[]): NewCheck {
  const conclusion = conclusionOf(reports);
  const details = [...failuresOf(reports), ...differencesOf(reports)].slice(0, MAX_DETAILS);
  return {
    name: REHEARSAL_CHECK,
    reportedBy: shellsOf(environment),
    conclusion,
    summary: clipped(`${environment}: ${summaryOf(conclusion, reports, details.length)}`, MAX_SUMMARY),
    details: details.map(clippedFinding),
  };
}

function conclusionOf(reports: readonly RehearsalOfShell[]): Conclusion {
  if (reports.some(({ conclusion }) => conclusion === 'failed')) return 'failed';
  const isRunning = reports.some(({ conclusion, isLive }) => conclusion === 'running' && isLive);
  return !isRunning && reports.some(({ conclusion }) => conclusion === 'passed') ? 'passed' : 'running';
}

function summaryOf(conclusion: Conclusion, reports: readonly RehearsalOfShell[], findings: number): string {
  const sum = (of: 'addresses' | 'pairs' | 'candidateFailed' | 'releasedFailed') =>
    reports.reduce((total, report) => total + report[of], 0);
  const compared = `${sum('pairs')} pairs of pages at ${sum('addresses')} addresses of visitors compared`;
  if (conclusion === 'failed')
    return `${compared}: in ${sum('candidateFailed')} only this version fails, in ${sum('releasedFailed')} only the released one`;
  if (conclusion === 'passed') return `${compared}, ${findings} ${findings === 1 ? 'finding' : 'findings'}`;
  return sum('pairs') > 0
    ? `not enough seen: ${compared}`
    : 'not enough seen: no visitor has asked for one of its pages in the last hour';
}

function failuresOf(reports: readonly RehearsalOfShell[]): Finding[] {
  return reports.flatMap(({ failures }) =>
    failures.map(({ address, message }) => ({
      rule: address === null ? 'not-loaded' : 'fails-alone',
      what: sentence(address === null ? message : `${address}: ${message}`),
      whom: 'Visitors of that page, which the released version has.',
      do: 'Correct it, and publish the next version.',
    })),
  );
}

/** Deduplicates differences reported by several shells. */
function differencesOf(reports: readonly RehearsalOfShell[]): Finding[] {
  const all = reports.flatMap(({ differences }) => differences);
  return [...Map.groupBy(all, ({ rule, what }) => `${rule} ${what}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, pages: others.reduce((sum, { pages }) => sum + pages, first.pages) }] : [],
    )
    .sort((one, other) => other.pages - one.pages)
    .map(({ rule, what, pages, example }) => ({
      rule,
      what: sentence(
        `${what}: ${pages} ${pages === 1 ? 'page' : 'pages'}${example === null ? '' : `, as ${example}`}`,
      ),
      whom: 'Visitors and search engines that know the released page.',
      do: 'Read it: if it is not intended, correct it, and publish the next version.',
    }));
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
