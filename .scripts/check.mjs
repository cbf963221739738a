import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm run check`: formatting, lint and types.
installIfNeeded();
runOnProjectNode('.scripts/check.ts');
