import type { Command } from 'commander';
import type { ReleaseDocument } from '@careers/contract';
import { bodyOf } from '../client/registry-client.ts';
import type { MoveSent } from '../client/answers.ts';
import { answer, command, environmentOption, reasonOption, wholeNumber } from './options.ts';
import type { EnvironmentOption, JsonOption, ReasonOption } from './options.ts';
import { withProgress } from './progress.ts';
import { reasonOf } from './reason.ts';
import { describeRelease } from './describe.ts';
import type { RegistryTarget } from './target.ts';

export interface MoveOptions extends JsonOption, EnvironmentOption, ReasonOption {
  /** The revision that was looked at. */
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
 * Moves an environment: it holds for the revision that was looked at, by whoever typed the command or here.
 * @throws RegistryRefusal when someone has moved it meanwhile, or the move is refused.
 */
export async function moveEnvironment(
  { client, access }: RegistryTarget,
  planned: MoveSent | ((document: ReleaseDocument) => MoveSent),
  options: MoveOptions,
): Promise<void> {
  const reason = await reasonOf(options.reason, access);
  const { environment } = options;
  const path = { environment };
  const { move, revision, document } = await withProgress(`${environment}: moving`, async () => {
    const now = await bodyOf(client.GET('/v1/environments/{environment}', { params: { path } }));
    const move = typeof planned === 'function' ? planned(now.document) : planned;
    const looked = options.revision ?? now.revision;
    const moved = await bodyOf(
      client.POST('/v1/environments/{environment}/moves', {
        params: { path, header: { 'if-match': `"${looked}"` } },
        body: { ...move, reason },
      }),
    );
    return { move, ...moved };
  });
  if ('remote' in move) sayMoved(options, move.remote, document);
  else answer(options, document, `${environment} gives what it gave earlier (revision ${revision})`);
}

/** Answers with what visitors get of a remote now. */
export function sayMoved(options: JsonOption, remote: string, document: ReleaseDocument): void {
  const { environment, revision } = document;
  const where = [...(environment === undefined ? [] : [environment]), `revision ${revision}`].join(', ');
  answer(options, document, `${describeRelease(remote, document.remotes[remote])} (${where})`);
}
