import { inTurn } from './in-turn.ts';
import { loadApart } from './load-apart.ts';
import type { Rule } from './rule.ts';

/** Loads the build in a process without rights: its routes must be its own, its widgets there. */
export const routes: Rule = {
  name: 'routes',
  check: (build) => inTurn(build.manifest.name, () => loadApart(build)),
  remedy: 'Fix it, build it again and publish it under the next number.',
};
