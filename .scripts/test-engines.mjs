import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm run test:engines`: the journeys in Chromium, Firefox and WebKit; words after `--` go to Playwright.
installIfNeeded();
runOnProjectNode('.scripts/test-engines.ts');
