import type { Command } from 'commander';
import { moveCommand, moveEnvironment } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { findRegistry } from '../target.ts';

export function unpinCommand(): Command {
  return moveCommand('unpin', 'lets a remote move again')
    .argument('<remote>')
    .action(async (remote: string, options: MoveOptions) =>
      moveEnvironment(await findRegistry(), { remote, action: 'unpin' }, options),
    );
}
