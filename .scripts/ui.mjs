import { installIfNeeded, runOnProjectNode } from './lib/install.mjs';

// `npm run ui`: every component of the design system with an example, on http://localhost:3100.
installIfNeeded();
runOnProjectNode('shared/ui/examples/server/main.ts');
