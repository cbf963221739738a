import type { Step } from './steps.ts';

/** Type checks per runtime: a page has no `process`, a server has no `expect`. */
export const TYPES: readonly Step[] = ['node', 'browser', 'test'].map((target) => ({
  name: `types of ${target}`,
  command: 'node',
  // Steps run in parallel already: several checkers in one would resolve the same types again.
  parameters: [
    'node_modules/typescript-native/bin/tsc',
    '--project',
    `tsconfig.${target}.json`,
    '--checkers',
    '1',
  ],
}));

/** Static checks of every change, the longest first. */
export const CHECKS: readonly Step[] = [
  {
    name: 'format',
    command: 'prettier',
    parameters: [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      'node_modules/.cache/prettier-check',
      '.',
    ],
    remedy: 'fix it with npm run format',
  },
  {
    name: 'lint',
    command: 'eslint',
    parameters: ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint'],
  },
  { name: 'promises', command: 'oxlint', parameters: [] },
  ...TYPES,
  {
    name: 'unused',
    command: 'knip',
    parameters: [
      '--no-progress',
      '--include',
      'files,dependencies,unlisted,unresolved,binaries,exports,types',
    ],
    remedy: 'delete unused code, declare imported packages, move code that two files share into a third',
  },
  {
    name: 'changelogs',
    command: 'node',
    parameters: ['shared/tooling/src/checks/changelogs.ts'],
  },
];
