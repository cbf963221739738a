#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

// Jest on the project's Node, which can require ES modules.
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
// High enough for a busy processor; a test that hangs still fails.
const patience = '--testTimeout=30000';
// Jest would leave a core to whoever works on the machine.
const workers = '--maxWorkers=100%';
const { status } = spawnSync(
  process.execPath,
  [...flags, jest, patience, workers, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
