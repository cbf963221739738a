import { CHECKS } from './lib/checks.ts';
import { runSteps } from './lib/steps.ts';

/** Formatting, lint and types, each with its result and time. */
const failed = await runSteps(CHECKS);
process.exit(failed.length > 0 ? 1 : 0);
