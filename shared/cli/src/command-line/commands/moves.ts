import { Argument } from 'commander';
import type { Command } from 'commander';
import type { ReleaseDocument } from '@careers/contract';
import type { MoveSent } from '../../client/answers.ts';
import { ReleaseError } from '../../release-error.ts';
import { moveCommand, moveEnvironment } from '../moving.ts';
import type { MoveOptions } from '../moving.ts';
import { percentage, wholeNumber } from '../options.ts';

export function rolloutCommand(): Command {
  return moveCommand('rollout', 'gives a published version to a share of the visitors')
    .argument('<remote>')
    .argument('<version>')
    .requiredOption('--percent <number>', 'share of the visitors, 0 to 100', percentage)
    .action((remote: string, version: string, { percent, ...options }: MoveOptions & { percent: number }) =>
      moveEnvironment({ remote, action: 'start', version, percent }, options),
    );
}

export function promoteCommand(): Command {
  return moveCommand('promote', 'gives the candidate, or the named version, to everybody')
    .argument('<remote>')
    .argument('[version]')
    .action((remote: string, version: string | undefined, options: MoveOptions) =>
      moveEnvironment((document) => promotion(document, remote, version), options),
    );
}

export function rollbackCommand(): Command {
  return moveCommand('rollback', 'rolls back the candidate, or the stable version to the one before it')
    .argument('<remote>')
    .argument('[version]')
    .action((remote: string, version: string | undefined, options: MoveOptions) =>
      moveEnvironment({ remote, action: 'rollback', ...(version && { version }) }, options),
    );
}

export function restoreCommand(): Command {
  return moveCommand('restore', 'gives everybody again what an earlier revision gave, as a new revision')
    .addArgument(new Argument('<earlier>', 'its revision: see `log`').argParser(wholeNumber))
    .action((revision: number, options: MoveOptions) =>
      moveEnvironment({ action: 'restore', revision }, options),
    );
}

export const haltCommand = remoteCommand('halt', 'takes the candidate from visitors; stable stays');
export const pauseCommand = remoteCommand('pause', 'gives the candidate to nobody, and keeps it');
export const pinCommand = remoteCommand('pin', 'holds a remote where it is: nothing moves it until unpin');
export const unpinCommand = remoteCommand('unpin', 'lets a remote move again');

function remoteCommand(action: 'halt' | 'pause' | 'pin' | 'unpin', description: string): () => Command {
  return () =>
    moveCommand(action, description)
      .argument('<remote>')
      .action((remote: string, options: MoveOptions) => moveEnvironment({ remote, action }, options));
}

function promotion({ remotes }: ReleaseDocument, remote: string, named?: string): MoveSent {
  const version = named ?? remotes[remote]?.candidate;
  if (version) return { remote, action: 'promote', version };
  throw new ReleaseError(`${remote} has no candidate: name the version, promote ${remote} 1.2.3.`);
}
