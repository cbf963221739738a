import type { RemoteManifest } from '@careers/contract';
import { chunkSizes } from './chunk-sizes.ts';
import type { Build, Rule } from './rule.ts';

/** Describes the first chunk above its budget, compressed as sent by shells; null without one. */
export async function overBudget(build: Build, allowed: RemoteManifest['budgets']): Promise<string | null> {
  const over = (await chunkSizes(build, allowed)).find(({ kilobytes, ceiling }) => kilobytes > ceiling);
  if (!over) return null;
  const { chunk, isOnDemand, kilobytes, ceiling } = over;
  const what = isOnDemand ? `${chunk}, loaded on demand,` : chunk;
  const limit = isOnDemand
    ? `the ceiling of each such script is ${ceiling} kB`
    : `its budget is ${ceiling} kB`;
  return `${build.manifest.name}: ${what} has ${kilobytes.toFixed(1)} kB compressed, ${limit}.`;
}

/** Refuses a build above the team's own budgets. */
export const budgets: Rule = {
  name: 'budget',
  check: (build) => overBudget(build, build.manifest.budgets),
  remedy:
    'Load parts of it on demand, in several scripts where one is too large, or take a smaller library; a page’s budget is agreed on in package.json.',
};
