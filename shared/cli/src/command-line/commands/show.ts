import type { Command } from 'commander';
import { bodyOf } from '../../client/registry-client.ts';
import { answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { textTable } from '../table.ts';
import { findRegistry } from '../target.ts';

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
