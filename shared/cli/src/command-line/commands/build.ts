import { relative } from 'node:path';
import type { Command } from 'commander';
import { REMOTE_ARGUMENT, answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { withProgress } from '../progress.ts';
import { findRegistryOrNone } from '../target.ts';

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

interface CheckOptions extends JsonOption {
  allowRemovals?: boolean;
  withoutShells?: boolean;
}

export function checkCommand(): Command {
  return command(
    'check',
    'builds a remote and asks everything that publishing it would; nothing is sent to visitors',
  )
    .argument(...REMOTE_ARGUMENT)
    .option('--allow-removals', 'agrees that paths or widgets that visitors have are given up')
    .option('--without-shells', 'agrees that no running shell is asked')
    .action(async (remote: string | undefined, options: CheckOptions) => {
      const { allowRemovals = false, withoutShells = false } = options;
      const { buildHere } = await import('../../building/build.ts');
      const { checkBuild, refuseUnsound } = await import('../../publishing/check-build.ts');
      const target = await findRegistryOrNone();
      const registry = target && { client: target.client, agreed: { allowRemovals, withoutShells } };
      const { manifest, results } = await withProgress('building and checking', async () => {
        const built = await buildHere(remote);
        return { ...built, results: await checkBuild(built.directory, built.manifest, registry) };
      });
      if (options.json)
        answer(options, { name: manifest.name, version: manifest.version, gate: results }, '');
      refuseUnsound(manifest, results);
      const asked = registry
        ? ''
        : ' No registry is named: what others own and which shells run was not asked.';
      if (!options.json) console.log(`${manifest.name}@${manifest.version} can be published.${asked}`);
    });
}
