import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm run requirements`: which numbered requirements have tests.
installIfNeeded();
runOnProjectNode('.scripts/requirements.ts');
