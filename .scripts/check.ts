import { runSteps } from './lib/steps.ts';

/** Lint and types, each with its result and time. */
const failed = await runSteps([
  { name: 'format', command: 'prettier', parameters: ['--check', '--log-level', 'warn', '.'], mend: 'npm run format' },
  { name: 'lint', command: 'eslint', parameters: ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint'] },
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
]);
process.exit(failed.length > 0 ? 1 : 0);
