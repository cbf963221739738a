import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { changelogEntry } from '../../building/changelog.ts';
import { directoryOf, remotesOfSite } from '../../building/definition.ts';
import type { Published, PublishOptions } from '../../publishing/publish-to-registry.ts';
import { REMOTE_ARGUMENT, answer, command, environmentOption } from '../options.ts';
import type { JsonOption } from '../options.ts';
import { NobodyGets } from '../exit-codes.ts';
import { withProgress } from '../progress.ts';
import { findRegistry } from '../target.ts';

type Options = JsonOption & Omit<PublishOptions, 'remote'>;

const DONE: Record<Published['done'], string> = {
  published: 'is published',
  introduced: 'was published before, and is released to everybody now',
  known: 'is published already',
};

export function publishCommand(): Command {
  return command(
    'publish',
    'tests and builds a remote ("all" for every one), has it checked and stored; the first version goes to everybody',
  )
    .argument(...REMOTE_ARGUMENT)
    .option('--version <number>', 'instead of the one in package.json')
    .option('--development', 'readable code with source maps, for a site of `npm run dev`')
    .option('--if-new', 'skips a number that is published already, instead of failing')
    .option('--register', 'gives the remote the name, paths and widgets of its package.json (administrators)')
    .option('--allow-removals', 'accepts the removal of released paths or widgets')
    .option('--without-shells', 'accepts that no running shell is checked: before the first one starts')
    .option('--allow-dirty', 'publishes uncommitted changes')
    .option('--skip-tests', 'leaves out `npm test`; the registry records it')
    .addOption(environmentOption())
    .action(async (remote: string | undefined, options: Options) => {
      const remotes = remote === 'all' ? remotesOfSite() : [directoryOf(remote)];
      const done: Published[] = [];
      for (const each of remotes) {
        const published = await withProgress(`${basename(each)}: testing and building`, () =>
          publishOne(each, options),
        );
        done.push(published);
        if (!options.json) await printPublished(each, published);
      }
      if (options.json) answer(options, remote === 'all' ? done : done[0], '');
      const notes = done.flatMap(({ note }) => note ?? []);
      if (notes.length > 0) throw new NobodyGets(notes.join('\n'));
    });
}

async function publishOne(remote: string, options: Options): Promise<Published> {
  const target = await findRegistry();
  // Imported lazily: the builder is large, and other commands do not need it.
  const { publishToRegistry } = await import('../../publishing/publish-to-registry.ts');
  return publishToRegistry(target, { remote, ...options });
}

async function printPublished(remote: string, { name, version, done }: Published): Promise<void> {
  console.log(`${name}@${version} ${DONE[done]}`);
  const changelog = await readFile(join(directoryOf(remote), 'CHANGELOG.md'), 'utf8').catch(() => '');
  const entry = done === 'known' ? null : changelogEntry(changelog, version);
  if (entry) console.log(entry);
}
