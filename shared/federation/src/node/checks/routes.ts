import { inTurn } from './in-turn.ts';
import { loadApart } from './load-apart.ts';
import type { Rule } from './rule.ts';

/** Loads the build in a confined process; refuses routes that it does not own, and missing widgets. */
export const routes: Rule = {
  name: 'routes',
  check: (build) => inTurn(build.manifest.name, () => loadApart(build)),
  remedy: 'Fix it, build it again and publish it under the next number.',
};
