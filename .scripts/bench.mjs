import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm run bench`: what the site weighs and how fast it is, each figure beside its budget.
installIfNeeded();
runOnProjectNode('e2e/bench/bench.ts');
