import { relative } from 'node:path';
import type { Command } from 'commander';
import type { Agreed } from '../../publishing/uploading.ts';
import { ReleaseError } from '../../release-error.ts';
import { REMOTE_ARGUMENT, answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { withProgress } from '../progress.ts';
import { findRegistryOrNone } from '../target.ts';
import { reportCommand } from './check-report.ts';

export function buildCommand(): Command {
  return command('build', 'builds a remote into its dist/remote, as it is published')
    .argument(...REMOTE_ARGUMENT)
    .action(async (remote: string | undefined, options: JsonOption) => {
      const [{ buildHere }, { buildSizes, sizesText }] = await Promise.all([
        import('../../building/build.ts'),
        import('../../building/sizes.ts'),
      ]);
      const { manifest, directory } = await withProgress('building', () => buildHere(remote));
      const sizes = await buildSizes({ manifest, directory });
      const text = `${manifest.name}@${manifest.version} is built: ${relative(process.cwd(), directory)}`;
      const { name, version } = manifest;
      answer(options, { name, version, directory, sizes }, `${sizesText(sizes)}\n\n${text}`);
    });
}

export function checkCommand(): Command {
  return command(
    'check',
    'builds a remote and asks everything that publishing it would; nothing is sent to visitors',
  )
    .enablePositionalOptions()
    .addCommand(reportCommand())
    .argument(...REMOTE_ARGUMENT)
    .option('--allow-removals', 'accepts the removal of released paths or widgets')
    .option('--without-shells', 'accepts that no running shell is checked')
    .action(async (remote: string | undefined, { json, ...agreed }: JsonOption & Agreed) => {
      const { checkHere } = await import('../../publishing/check-build.ts');
      const target = await findRegistryOrNone();
      const checked = await withProgress('building and checking', () =>
        checkHere(remote, target?.client ?? null, agreed),
      );
      if (json) console.log(JSON.stringify(checked, null, 2));
      const { name, version, gate, checks } = checked;
      const refused = gate
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ rule, detail }) => `${rule}: ${detail ?? ''}`);
      if (refused.length > 0)
        throw new ReleaseError(`${name}@${version} cannot be published:\n${refused.join('\n')}`);
      const found = checks.flatMap(({ name: check, details = [] }) =>
        details.map(({ rule, what, do: remedy }) => `${check}, ${rule}: ${what} ${remedy}`),
      );
      if (found.length > 0)
        throw new ReleaseError(
          `${name}@${version} can be published, and is given to nobody where its checks are required:\n${found.join('\n')}`,
        );
      const asked = target
        ? ''
        : ' No registry is named: what others own and which shells run was not asked.';
      if (!json) console.log(`${name}@${version} can be published.${asked}`);
    });
}
