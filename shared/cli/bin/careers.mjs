#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { project, projectNode } from '../../tooling/bin/bootstrap.mjs';

// `careers …` from any folder, on the project's own Node, whatever Node the machine has.
if (!existsSync(projectNode)) {
  console.error(`The project is not installed: npm install in ${project}.`);
  process.exit(1);
}
const { status } = spawnSync(
  projectNode,
  [
    '--disable-warning=ExperimentalWarning',
    join(project, 'shared/cli/src/command-line/main.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
