import type { Command } from 'commander';
import { moveCommand, moveEnvironment } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { findRegistry } from '../target.ts';

export function haltCommand(): Command {
  return moveCommand('halt', 'takes the candidate back, at once; the stable version stays')
    .argument('<remote>')
    .action(async (remote: string, options: MoveOptions) =>
      moveEnvironment(await findRegistry(), { remote, action: 'halt' }, options),
    );
}
