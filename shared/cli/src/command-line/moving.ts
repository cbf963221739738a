import type { Command } from 'commander';
import type { ReleaseDocument } from '@careers/contract';
import type { MoveSent } from '../client/answers.ts';
import { bodyOf } from '../client/registry-client.ts';
import { describeRelease } from './describe.ts';
import { answer, command, environmentOption, reasonOption, wholeNumber } from './options.ts';
import type { EnvironmentOption, JsonOption, ReasonOption } from './options.ts';
import { withProgress } from './progress.ts';
import { reasonOf } from './reason.ts';
import { findRegistry } from './target.ts';

export interface MoveOptions extends JsonOption, EnvironmentOption, ReasonOption {
  /** Revision that the move was decided at. */
  revision?: number;
}

/** Returns a command that moves an environment. */
export function moveCommand(name: string, description: string): Command {
  return command(name, description)
    .addOption(environmentOption())
    .addOption(reasonOption())
    .option('--revision <number>', 'refuses where it has moved on from this revision', wholeNumber);
}

/**
 * Moves an environment from the revision in the options, or from the present one.
 * @throws RegistryRefusal when it has moved meanwhile, or a rule refuses the move.
 */
export async function moveEnvironment(
  planned: MoveSent | ((document: ReleaseDocument) => MoveSent),
  options: MoveOptions,
): Promise<void> {
  const { client, access } = await findRegistry();
  const reason = await reasonOf(options.reason, access);
  const { environment } = options;
  const path = { environment };
  const { move, revision, document } = await withProgress(`${environment}: moving`, async () => {
    const now = await bodyOf(client.GET('/v1/environments/{environment}', { params: { path } }));
    const move = typeof planned === 'function' ? planned(now.document) : planned;
    const moved = await bodyOf(
      client.POST('/v1/environments/{environment}/moves', {
        params: { path, header: { 'if-match': `"${options.revision ?? now.revision}"` } },
        body: { ...move, reason },
      }),
    );
    return { move, ...moved };
  });
  const text =
    'remote' in move
      ? `${describeRelease(move.remote, document.remotes[move.remote])} (${environment}, revision ${revision})`
      : `${environment} gives what it gave earlier (revision ${revision})`;
  answer(options, document, text);
}
