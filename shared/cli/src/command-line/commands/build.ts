import { relative } from 'node:path';
import type { Command } from 'commander';
import { REMOTE_ARGUMENT, answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { withProgress } from '../progress.ts';

export function buildCommand(): Command {
  return command('build', 'builds a remote into its dist/remote, as it is published')
    .argument(...REMOTE_ARGUMENT)
    .action(async (remote: string | undefined, options: JsonOption) => {
      const { buildHere } = await import('../../building/build.ts');
      const { manifest, directory } = await withProgress('building', () => buildHere(remote));
      const text = `${manifest.name}@${manifest.version} is built: ${relative(process.cwd(), directory)}`;
      answer(options, { name: manifest.name, version: manifest.version, directory }, text);
    });
}
