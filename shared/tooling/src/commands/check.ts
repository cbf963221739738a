import { CHECKS } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';

/** Lint, types, formatting, what is unused and changelogs, each with its result and time. */
const failed = await runSteps(CHECKS);
process.exit(failed.length > 0 ? 1 : 0);
