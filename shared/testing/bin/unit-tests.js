#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

// Jest on our Node, able to require the packages that are ES modules only.
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
// A test that hangs is found all the same; one that waits for a busy processor is no failure.
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
