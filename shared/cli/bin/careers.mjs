#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { project, projectNode, runOnProjectNode } from '../../tooling/bin/bootstrap.mjs';

// `careers …` from any folder, on the project's own Node, whatever Node the machine has.
if (!existsSync(projectNode)) {
  console.error(`The project is not installed: npm install in ${project}.`);
  process.exit(1);
}
runOnProjectNode('shared/cli/src/command-line/main.ts', process.argv.slice(2), { directory: process.cwd() });
