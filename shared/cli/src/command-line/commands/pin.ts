import type { Command } from 'commander';
import { moveCommand, moveEnvironment } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { findRegistry } from '../target.ts';

export function pinCommand(): Command {
  return moveCommand('pin', 'holds a remote where it is: nothing moves it until it is unpinned')
    .argument('<remote>')
    .action(async (remote: string, options: MoveOptions) =>
      moveEnvironment(await findRegistry(), { remote, action: 'pin' }, options),
    );
}
