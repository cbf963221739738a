import { CHECKS } from './conformance.ts';
import type { Check, Conformance, Problems } from './conformance.ts';
import { conformanceProblems } from './problems.ts';

export { conformanceProblems };
export type { Conformance, Problems };

/** Declares the conformance tests of a remote, in a file that begins with `@jest-environment node`. */
export function describeConformance(remote: Conformance): void {
  let problems: Promise<Problems> | undefined;
  describe('conformance', () => {
    const checks = Object.keys(CHECKS) as Check[];
    const applicable = checks.filter((check) => check !== 'budgets' || remote.built !== undefined);
    it.each(applicable.map((check) => [check, CHECKS[check]] as const))('%s: %s', async (check) => {
      problems ??= conformanceProblems(remote);
      const found = (await problems)[check];
      // Throws the problems verbatim: an expectation would escape them.
      if (found.length > 0) throw new Error(found.join('\n'));
    });
  });
}
