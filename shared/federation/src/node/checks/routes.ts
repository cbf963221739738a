import { inTurn } from './in-turn.ts';
import { loadApart } from './load-apart.ts';
import type { Build, Rule } from './rule.ts';

/** Loads the build in a confined process; refuses routes that it does not own, and missing widgets. */
export const routes: Rule = {
  name: 'routes',
  check: (build) => checkRoutes(build),
  remedy: 'Fix it, build it again and publish it under the next number.',
};

/** Returns why the routes of a build are refused; builds of one remote are loaded one at a time. */
export function checkRoutes(
  build: Build,
  limits?: Parameters<typeof loadApart>[1],
): ReturnType<typeof loadApart> {
  return inTurn(build.manifest.name, () => loadApart(build, limits));
}
