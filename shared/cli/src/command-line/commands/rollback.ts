import type { Command } from 'commander';
import { moveFiles } from '../../files/move-files.ts';
import { rollback } from '../../moves.ts';
import { moveCommand, moveEnvironment, sayMoved } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { findTarget } from '../target.ts';

export function rollbackCommand(): Command {
  return moveCommand('rollback', 'takes the candidate back, or the stable version for the one before it')
    .argument('<remote>')
    .argument('[version]')
    .action(async (remote: string, version: string | undefined, options: MoveOptions) => {
      const target = await findTarget();
      if ('client' in target)
        return moveEnvironment(target, { remote, action: 'rollback', ...(version && { version }) }, options);
      const document = await moveFiles(target.folders, {
        remote,
        version,
        command: `rollback ${remote} ${version ?? ''}`.trim(),
        change: rollback(remote, version),
        revision: options.revision,
      });
      sayMoved(options, remote, document);
    });
}
