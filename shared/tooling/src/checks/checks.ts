import type { Step } from './steps.ts';

/** Each part of the code with the types that its runtime has: a page has no `process`, a server has no `expect`. */
export const TYPES: readonly Step[] = ['node', 'browser', 'test'].map((target) => ({
  name: `types of ${target}`,
  command: 'node',
  // Steps run side by side already: checkers within one would each resolve the same types again.
  parameters: [
    'node_modules/typescript-native/bin/tsc',
    '--project',
    `tsconfig.${target}.json`,
    '--checkers',
    '1',
  ],
}));

/** What every change must pass before any test runs; the longest first. */
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
    remedy: 'npm run format mends it',
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
      'files,dependencies,unlisted,unresolved,binaries,exports,types,cycles',
    ],
    remedy: 'delete what nobody uses, declare what is imported, move what two files share into a third',
  },
  {
    name: 'changelogs',
    command: 'node',
    parameters: ['shared/tooling/src/checks/changelogs.ts'],
  },
];
