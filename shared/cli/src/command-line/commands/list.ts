import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { listRemotes, tableOf } from '../../files/list.ts';
import type { ListedRemote } from '../../files/list.ts';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { findTarget } from '../target.ts';
import type { RegistryTarget } from '../target.ts';

export function listCommand(): Command {
  return command('list', 'shows what is released and published')
    .addOption(environmentOption())
    .action(async (options: JsonOption & EnvironmentOption) => {
      const target = await findTarget();
      if ('client' in target) return listEnvironment(target, options);
      const remotes = await listRemotes(target.folders);
      answer(options, remotes, tableOf(remotes));
    });
}

async function listEnvironment(
  { client }: RegistryTarget,
  options: JsonOption & EnvironmentOption,
): Promise<void> {
  const path = { environment: options.environment };
  const [{ document, revision, frozen, shells }, known] = await Promise.all([
    bodyOf(client.GET('/v1/environments/{environment}', { params: { path } })),
    bodyOf(client.GET('/v1/remotes')),
  ]);
  const remotes = known.map(({ name, versions }): ListedRemote => {
    const release = document.remotes[name];
    return {
      remote: name,
      stable: release?.stable ?? null,
      candidate: release?.candidate ?? null,
      percent: release?.percent ?? 0,
      fallback: release?.fallback ?? [],
      published: versions,
      ...(release?.pinned !== undefined && { pinned: release.pinned }),
    };
  });
  const state = [
    `${options.environment}, revision ${revision}, ${shells.filter(({ live }) => live).length} shells`,
    ...(frozen === null ? [] : [`frozen: ${frozen}`]),
  ];
  answer(options, remotes, `${tableOf(remotes)}\n${state.join(', ')}`);
}
