import { Argument } from 'commander';
import type { Command } from 'commander';
import { moveCommand, moveEnvironment } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { wholeNumber } from '../options.ts';
import { findRegistry } from '../target.ts';

export function restoreCommand(): Command {
  return moveCommand('restore', 'gives everybody again what an earlier revision gave, as a new revision')
    .addArgument(new Argument('<earlier>', 'its revision: see `log`').argParser(wholeNumber))
    .action(async (revision: number, options: MoveOptions) =>
      moveEnvironment(await findRegistry(), { action: 'restore', revision }, options),
    );
}
