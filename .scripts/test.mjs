import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm test`: lint, types, unit tests and end-to-end tests, from nothing.
installIfNeeded();
runOnProjectNode('.scripts/test.ts');
