import type { Command } from 'commander';
import { directoryOf } from '../../building/definition.ts';
import { REMOTE_ARGUMENT, answer, command } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { withProgress } from '../progress.ts';

export function upgradeCommand(): Command {
  return command('upgrade', 'says what newer versions of the site’s packages change for a remote')
    .argument(...REMOTE_ARGUMENT)
    .option('--write', 'raises their versions in package.json')
    .action(async (remote: string | undefined, options: JsonOption & { write?: boolean }) => {
      const directory = directoryOf(remote);
      const [{ upgradesOf, upgradesText, writeUpgrades }, { availablePackage }] = await Promise.all([
        import('../../upgrading/upgrade.ts'),
        import('../../upgrading/available.ts'),
      ]);
      const upgrades = await withProgress('reading changelogs', () =>
        upgradesOf(directory, (name) => availablePackage(name, directory)),
      );
      if (upgrades.length === 0) return answer(options, upgrades, 'All packages of the site are the newest.');
      if (options.write) await writeUpgrades(directory, upgrades);
      const next = options.write
        ? 'package.json has them. Next: npm install, npm run types, npm test.'
        : 'To raise them in package.json: npx careers upgrade --write';
      return answer(options, upgrades, `${upgradesText(upgrades)}\n\n${next}`);
    });
}
