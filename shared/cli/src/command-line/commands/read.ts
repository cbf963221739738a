import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

const NEVER_RELEASED = { stable: null, candidate: null, percent: 0, fallback: [] };

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
      const remotes = known.map(({ name, versions }) => ({
        remote: name,
        ...(document.remotes[name] ?? NEVER_RELEASED),
        published: versions,
      }));
      const rows = known.map(({ name, versions }) => {
        const { stable = '-', candidate, percent, pinned } = document.remotes[name] ?? {};
        return [
          name,
          `${stable}${pinned === undefined ? '' : ', pinned'}`,
          candidate ? `${candidate} (${percent} %)` : '-',
          versions.join(' '),
        ];
      });
      const table = textTable([['remote', 'stable', 'candidate', 'published'], ...rows]);
      const state = [
        `${options.environment}, revision ${revision}, ${shells.filter(({ live }) => live).length} shells`,
        ...(frozen === null ? [] : [`frozen: ${frozen}`]),
      ];
      answer(options, remotes, `${table}\n${state.join(', ')}`);
    });
}

export function showCommand(): Command {
  return command('show', 'shows a version: who published it from what, and the results of the gate')
    .argument('<remote>')
    .argument('<version>')
    .action(async (name: string, number: string, options: JsonOption) => {
      const { client } = await findRegistry();
      const version = await bodyOf(
        client.GET('/v1/remotes/{name}/versions/{number}', { params: { path: { name, number } } }),
      );
      const { manifest, gate, state, bytes, publishedBy, publishedAt } = version;
      const rows = [
        [`${name}@${number}`, state],
        ['published', `${publishedAt} by ${publishedBy}`],
        ['commit', manifest.commit],
        ['size', `${(bytes / 1024).toFixed(0)} kB`],
        ['paths', manifest.mount.join(' ') || 'none'],
        ['widgets', manifest.widgets.join(' ') || 'none'],
        ...gate.map(({ rule, outcome, detail }) => [rule, [outcome, detail].filter(Boolean).join(': ')]),
      ];
      answer(options, version, textTable(rows));
    });
}

export function diffCommand(): Command {
  return command('diff', 'shows what one version has that another has not: paths, widgets, libraries, chunks')
    .argument('<remote>')
    .argument('<from>')
    .argument('<to>')
    .action(async (name: string, a: string, b: string, options: JsonOption) => {
      const { client } = await findRegistry();
      const diff = await bodyOf(
        client.GET('/v1/remotes/{name}/versions/{a}/diff/{b}', { params: { path: { name, a, b } } }),
      );
      answer(options, diff, linesOf(diff).join('\n') || `${name}: ${a} and ${b} differ in nothing of these`);
    });
}

/** Whatever the registry compares, a line for each leaf: `mount.added  /favoris`. */
function linesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      linesOf(inner, Array.isArray(value) ? path : [...path, key]),
    );
  return [`${path.join('.')}  ${String(value)}`];
}

export function logCommand(): Command {
  return command('log', 'shows who released what and why, oldest first')
    .argument('[remote]')
    .addOption(environmentOption())
    .action(async (remote: string | undefined, options: JsonOption & EnvironmentOption) => {
      const { client } = await findRegistry();
      const path = { environment: options.environment };
      const revisions = await bodyOf(
        client.GET('/v1/environments/{environment}/revisions', { params: { path } }),
      );
      const moves = revisions
        .flatMap(({ revision, lastMove }) => (lastMove ? [{ ...lastMove, revision }] : []))
        .filter((each) => !remote || each.remote === remote)
        .sort((one, other) => one.revision - other.revision);
      const lines = moves.map(
        ({ time, who, revision, command: typed, reason }) =>
          `${time}  ${who}  revision ${revision}  ${typed}${reason === undefined ? '' : `  (${reason})`}`,
      );
      answer(options, moves, lines.join('\n'));
    });
}
