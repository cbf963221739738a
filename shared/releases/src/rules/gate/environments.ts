import type { Rule } from '@careers/federation/checks';
import type { Candidate } from '../candidate.ts';

/** Environment of `careers dev`, unknown to registries. */
const DEVELOPMENT = 'development';

/** Refuses a value or origin for an unknown environment, where the default would silently apply. */
export const environments: Rule<Pick<Candidate, 'manifest' | 'environments'>> = {
  name: 'environments',
  check({ manifest: { name, configuration = {}, backends = {} }, environments: known }) {
    const declared = [
      ...Object.entries(configuration).map(
        ([value, { environments: values = {} }]) => [value, values] as const,
      ),
      ...Object.entries(backends).map(
        ([backend, { origins }]) => [`the backend ${backend}`, origins] as const,
      ),
    ];
    const unknown = declared.flatMap(([what, values]) =>
      Object.keys(values)
        .filter((environment) => environment !== DEVELOPMENT && !known.includes(environment))
        .map((environment) => `${environment} (${what})`),
    );
    if (unknown.length === 0) return null;
    return `${name} declares unknown environments: ${unknown.join(', ')}; known are ${known.join(', ')}.`;
  },
  remedy: 'Correct the name in src/configuration.ts or in "backends" of package.json.',
};
