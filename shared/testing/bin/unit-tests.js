#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

// Jest on the project's Node, which can require ES modules.
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
// High enough for a busy processor; a test that hangs still fails.
const testTimeout = '--testTimeout=60000';
// Jest leaves one core free by default.
const workers = '--maxWorkers=100%';
const { status } = spawnSync(
  process.execPath,
  [...flags, jest, testTimeout, workers, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
