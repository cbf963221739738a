import { TYPES } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';

/** `npm run types`: type checks only. */
process.exit((await runSteps(TYPES)).length > 0 ? 1 : 0);
