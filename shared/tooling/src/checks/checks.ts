import type { Step } from './steps.ts';

/** What every change must pass before any test runs. */
export const CHECKS: readonly Step[] = [
  {
    name: 'format',
    command: 'prettier',
    parameters: ['--check', '--log-level', 'warn', '.'],
    mend: 'npm run format',
  },
  {
    name: 'lint',
    command: 'eslint',
    parameters: ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint'],
  },
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
];
