import { CHECKS } from './conformance.ts';
import type { Check, Conformance, Problems } from './conformance.ts';
import { conformanceProblems } from './problems.ts';

export { conformanceProblems };
export type { Conformance, Problems };

/**
 * Declares a test for each thing that every remote of the site keeps to, asked before the registry's gate does. Its file
 * begins with `@jest-environment node`: samples are rendered on a server first.
 */
export function describeConformance(remote: Conformance): void {
  let problems: Promise<Problems> | undefined;
  describe('conformance', () => {
    const checks = Object.keys(CHECKS) as Check[];
    it.each(checks.filter((check) => check !== 'budgets' || remote.built !== undefined))(
      '%s',
      async (check) => {
        problems ??= conformanceProblems(remote);
        expect((await problems)[check]).toEqual([]);
      },
    );
  });
}
