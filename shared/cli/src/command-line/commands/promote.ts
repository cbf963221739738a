import type { Command } from 'commander';
import type { ReleaseDocument } from '@careers/contract';
import type { MoveSent } from '../../client/answers.ts';
import { moveFiles } from '../../files/move-files.ts';
import { promote } from '../../moves.ts';
import { ReleaseError } from '../../release-error.ts';
import { moveCommand, moveEnvironment, sayMoved } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { findTarget } from '../target.ts';

export function promoteCommand(): Command {
  return moveCommand('promote', 'gives the candidate, or the named version, to everybody')
    .argument('<remote>')
    .argument('[version]')
    .action(async (remote: string, version: string | undefined, options: MoveOptions) => {
      const target = await findTarget();
      if ('client' in target)
        return moveEnvironment(target, (document) => promotion(document, remote, version), options);
      const document = await moveFiles(target.folders, {
        remote,
        version,
        command: `promote ${remote} ${version ?? ''}`.trim(),
        change: promote(remote, version),
        revision: options.revision,
      });
      sayMoved(options, remote, document);
    });
}

function promotion({ remotes }: ReleaseDocument, remote: string, named?: string): MoveSent {
  const version = named ?? remotes[remote]?.candidate;
  if (version) return { remote, action: 'promote', version };
  throw new ReleaseError(`${remote} has no candidate: name the version, promote ${remote} 1.2.3.`);
}
