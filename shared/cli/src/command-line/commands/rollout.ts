import type { Command } from 'commander';
import { moveFiles } from '../../files/move-files.ts';
import { rollout } from '../../moves.ts';
import { moveCommand, moveEnvironment, sayMoved } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { percentage } from '../options.ts';
import { findTarget } from '../target.ts';

interface RolloutOptions extends MoveOptions {
  percent: number;
}

export function rolloutCommand(): Command {
  return moveCommand('rollout', 'gives a published version to a share of the visitors')
    .argument('<remote>')
    .argument('<version>')
    .requiredOption('--percent <number>', 'share of the visitors, 0 to 100', percentage)
    .action(async (remote: string, version: string, options: RolloutOptions) => {
      const { percent } = options;
      const target = await findTarget();
      if ('client' in target)
        return moveEnvironment(target, { remote, action: 'start', version, percent }, options);
      const document = await moveFiles(target.folders, {
        remote,
        version,
        command: `rollout ${remote} ${version} --percent ${percent}`,
        change: rollout(remote, version, percent),
        revision: options.revision,
      });
      sayMoved(options, remote, document);
    });
}
