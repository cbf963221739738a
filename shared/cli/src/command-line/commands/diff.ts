import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { findRegistry } from '../target.ts';

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
