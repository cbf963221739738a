import { loadApart } from './load-apart.ts';
import type { Rule } from './rule.ts';

/** One build at a time: each may take much memory. */
let last: Promise<unknown> = Promise.resolve();

/** Loads the build in a process without rights: its routes must be its own, its widgets there. */
export const routes: Rule = {
  name: 'routes',
  check(build) {
    const answer = last.then(() => loadApart(build));
    last = answer.catch(() => undefined);
    return answer;
  },
  remedy: 'Fix it, build it again and publish it under the next number.',
};
