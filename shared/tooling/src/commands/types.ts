import { TYPES } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';

/** Types alone, of each part of the code. */
process.exit((await runSteps(TYPES)).length > 0 ? 1 : 0);
