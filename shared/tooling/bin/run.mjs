import { installIfNeeded, runOnProjectNode } from './bootstrap.mjs';

// Entry of the root's npm scripts. Runs on a fresh clone, on the machine's Node: this file and bootstrap.mjs import
// no packages.
const COMMANDS = {
  bench: 'e2e/bench/bench.ts',
  check: 'shared/tooling/src/commands/check.ts',
  'demo:faults': 'e2e/demo/faults.ts',
  'demo:release': 'e2e/demo/release.ts',
  dev: 'shared/tooling/src/commands/dev.ts',
  hooks: 'shared/tooling/src/commands/hooks.ts',
  packages: 'shared/tooling/src/commands/packages.ts',
  requirements: 'shared/tooling/src/commands/requirements.ts',
  start: 'shared/tooling/src/commands/start.ts',
  test: 'shared/tooling/src/commands/test.ts',
  'test:engines': 'e2e/engines/main.ts',
  'test:faults': 'e2e/faults/main.ts',
  types: 'shared/tooling/src/commands/types.ts',
  ui: 'shared/ui/examples/server/main.ts',
  where: 'shared/tooling/src/commands/where.ts',
};

/** Commands with a session of their own: they stop their servers before the database. */
const SITES = ['start', 'dev'];

const [command, ...words] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, command ?? '')) {
  console.error(`There is no command ${command}. Commands: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
installIfNeeded();
runOnProjectNode(COMMANDS[command], words, { ownSession: SITES.includes(command) });
