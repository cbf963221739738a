import { CHECKS } from '../checks/checks.ts';
import { runSteps } from '../checks/steps.ts';

/** `npm run check`: lint, types, formatting, unused code and changelogs, each with its result and time. */
const failed = await runSteps(CHECKS);
process.exit(failed.length > 0 ? 1 : 0);
