import tab from '@bomb.sh/tab/commander';
import { Command } from 'commander';
import { COMMANDS } from './commands.ts';

/** Returns the whole command line; a wrong word or option throws CommanderError instead of ending the process. */
export function createProgram(): Command {
  const program = new Command('careers').description(
    'Builds, checks, publishes and releases the parts of the site, each on its own.',
  );
  for (const create of COMMANDS) program.addCommand(create());
  tab(program, { completionCommandName: 'completion' });
  throwOnWrongUse(program);
  return program;
}

function throwOnWrongUse(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwOnWrongUse(each);
}
