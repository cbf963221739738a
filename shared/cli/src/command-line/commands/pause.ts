import type { Command } from 'commander';
import { moveCommand, moveEnvironment } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { findRegistry } from '../target.ts';

export function pauseCommand(): Command {
  return moveCommand(
    'pause',
    'gives the candidate to nobody for now; rolled out again, it comes to the same visitors first',
  )
    .argument('<remote>')
    .action(async (remote: string, options: MoveOptions) =>
      moveEnvironment(await findRegistry(), { remote, action: 'pause' }, options),
    );
}
