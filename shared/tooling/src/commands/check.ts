import { CHECKS } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';

/** Formatting, lint and types, each with its result and time. */
const failed = await runSteps(CHECKS);
process.exit(failed.length > 0 ? 1 : 0);
