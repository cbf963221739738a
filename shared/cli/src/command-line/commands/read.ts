import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command, environmentOption, wholeNumber } from '../options.ts';
import type { EnvironmentOption, JsonOption } from '../options.ts';
import { plainText, textTable } from '../table.ts';
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
      const live = shells.filter((shell) => shell.live);
      const remotes = known.map(({ name, versions }) => ({
        remote: name,
        ...(document.remotes[name] ?? NEVER_RELEASED),
        published: versions,
        notServed: live.flatMap(({ instance, fallbacks }) =>
          fallbacks
            .filter(({ remote }) => remote === name)
            .map(({ wanted, served, why }) => ({ shell: instance, wanted, served, why })),
        ),
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
        `${options.environment}, revision ${revision}, ${live.length} ${live.length === 1 ? 'shell' : 'shells'}`,
        ...(frozen === null ? [] : [`frozen: ${frozen}`]),
      ];
      const lines = [
        table,
        state.join(', '),
        ...remotes.flatMap((each) => notServedLines(each, live.length)),
      ];
      answer(options, remotes, lines.join('\n'));
    });
}

interface NotServed {
  shell: string;
  wanted: string;
  served: string | null;
  why: string;
}

/** Returns a line for each released version that shells do not serve, with what they serve and why. */
function notServedLines(
  { remote, notServed }: { remote: string; notServed: readonly NotServed[] },
  shells: number,
): string[] {
  const groups = Map.groupBy(notServed, ({ wanted, served }) => `${wanted} ${served}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const count = `${others.length + 1} of ${shells} ${shells === 1 ? 'shell' : 'shells'}`;
    const { wanted, served, why } = first;
    return plainText(`${remote} ${wanted} is not served by ${count}, ${served ?? 'nothing'} is: ${why}`);
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

/** Page size of the registry's history. */
const REVISIONS_AT_ONCE = 100;

export function logCommand(): Command {
  return command('log', 'shows who released what and why, oldest first')
    .argument('[remote]')
    .addOption(environmentOption())
    .option('--before <revision>', 'what came before this revision', wholeNumber)
    .action(
      async (remote: string | undefined, options: JsonOption & EnvironmentOption & { before?: number }) => {
        const { client } = await findRegistry();
        const { environment, before } = options;
        const revisions = await bodyOf(
          client.GET('/v1/environments/{environment}/revisions', {
            params: { path: { environment }, query: { limit: REVISIONS_AT_ONCE, ...(before && { before }) } },
          }),
        );
        const moves = revisions
          .flatMap(({ revision, lastMove }) => (lastMove ? [{ ...lastMove, revision }] : []))
          .filter((each) => !remote || each.remote === remote)
          .sort((one, other) => one.revision - other.revision);
        const lines = moves.map(({ time, who, revision, command: typed, reason }) =>
          plainText(
            `${time}  ${who}  revision ${revision}  ${typed}${reason === undefined ? '' : `  (${reason})`}`,
          ),
        );
        answer(options, moves, lines.join('\n'));
        const first = revisions.at(-1)?.revision ?? 0;
        if (revisions.length === REVISIONS_AT_ONCE && first > 1)
          console.error(`Earlier moves: log --before ${first}`);
      },
    );
}
