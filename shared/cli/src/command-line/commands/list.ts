import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

interface ListedRemote {
  remote: string;
  /** Null where it was never released. */
  stable: string | null;
  candidate: string | null;
  percent: number;
  fallback: string[];
  /** All published versions, newest first. */
  published: string[];
  /** Reason why nothing moves it. */
  pinned?: string;
}

export function listCommand(): Command {
  return command('list', 'shows what is released and published')
    .addOption(environmentOption())
    .action(async (options: JsonOption & EnvironmentOption) => {
      const { client } = await findRegistry();
      const path = { environment: options.environment };
      const [{ document, revision, frozen, shells }, known] = await Promise.all([
        bodyOf(client.GET('/v1/environments/{environment}', { params: { path } })),
        bodyOf(client.GET('/v1/remotes')),
      ]);
      const remotes = known.map(({ name, versions }): ListedRemote => {
        const {
          stable = null,
          candidate = null,
          percent = 0,
          fallback = [],
          pinned,
        } = document.remotes[name] ?? {};
        return {
          remote: name,
          stable,
          candidate,
          percent,
          fallback,
          published: versions,
          ...(pinned !== undefined && { pinned }),
        };
      });
      const state = [
        `${options.environment}, revision ${revision}, ${shells.filter(({ live }) => live).length} shells`,
        ...(frozen === null ? [] : [`frozen: ${frozen}`]),
      ];
      answer(options, remotes, `${tableOf(remotes)}\n${state.join(', ')}`);
    });
}

function tableOf(remotes: readonly ListedRemote[]): string {
  const rows = remotes.map(({ remote, stable, candidate, percent, published, pinned }) => [
    remote,
    `${stable ?? '-'}${pinned === undefined ? '' : ', pinned'}`,
    candidate ? `${candidate} (${percent} %)` : '-',
    published.join(' '),
  ]);
  return textTable([['remote', 'stable', 'candidate', 'published'], ...rows]);
}
