import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm run dev`: the site, rebuilt and reloaded at each change; `npm run dev -w mf-search` for one remote.
installIfNeeded();
runOnProjectNode('.scripts/dev.ts');
