import { loadApart } from './load-apart.ts';
import type { Rule } from './rule.ts';

/** The last check of each remote: one build of it at a time, as each may take much memory, and none waits for another team's. */
const last = new Map<string, Promise<unknown>>();

/** Loads the build in a process without rights: its routes must be its own, its widgets there. */
export const routes: Rule = {
  name: 'routes',
  check(build) {
    const { name } = build.manifest;
    const answer = (last.get(name) ?? Promise.resolve()).then(() => loadApart(build));
    const settled = answer
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return answer;
  },
  remedy: 'Fix it, build it again and publish it under the next number.',
};
