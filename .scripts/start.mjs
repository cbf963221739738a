import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm start`: the whole site on http://localhost:3000, from nothing.
installIfNeeded();
runOnProjectNode('.scripts/site.ts');
