import { overBudget } from '@careers/federation/checks';
import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

/** Limits the size of a remote's scripts to the administrator's budgets; a team may set stricter ones. */
export const registryBudgets: Rule<Pick<Candidate, 'manifest' | 'directory' | 'budgets'>> = {
  name: 'budget',
  check: (candidate) =>
    overBudget(candidate, {
      areaKilobytes: Math.min(candidate.budgets.areaKilobytes, candidate.manifest.budgets.areaKilobytes),
      widgetKilobytes: Math.min(
        candidate.budgets.widgetKilobytes,
        candidate.manifest.budgets.widgetKilobytes,
      ),
    }),
  remedy: 'Load parts of it on demand, or ask an administrator for another budget: `remote budget`.',
};
