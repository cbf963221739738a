import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import ora from 'ora';
import { ContractError } from '@careers/contract';
import { definitionOf } from './build.ts';
import { changelogEntry } from './changelog.ts';
import { refuseDevelopment } from './development.ts';
import { moveDocument, readLog } from './document-file.ts';
import { PROJECT, dataDirectory, foldersOf } from './folders.ts';
import { refuseUnmetNeeds } from './gate.ts';
import { listRemotes, publishedVersions, tableOf } from './list.ts';
import { liveShells } from './live-shells.ts';
import { promote, rollback, rollout } from './moves.ts';
import type { Move } from './moves.ts';
import { directoryOf, publishRemote, storedManifest } from './publish.ts';
import { ReleaseError } from './release-error.ts';

interface PublishCommand {
  version?: string;
  development?: boolean;
  ifNew?: boolean;
}

/** `npm run release -- …`: publish, roll out, promote, take back. */
const data = dataDirectory(process.env);
const folders = foldersOf(data);
const program = new Command('release').description('Releases the parts of the site, each on its own.');

program
  .command('publish <remote>')
  .description(
    'builds a remote ("all" for every one), checks it and stores it; the first version goes to everybody',
  )
  .option('--version <number>', 'instead of the one in package.json')
  .option('--development', 'readable code with source maps, for a site of `npm run dev`')
  .option('--if-new', 'leaves a number that is published as it is, instead of refusing it')
  .action(async (remote: string, { ifNew = false, ...options }: PublishCommand) => {
    const remotes =
      remote === 'all' ? readdirSync(PROJECT).filter((name) => name.startsWith('mf-')) : [remote];
    for (const each of remotes) {
      if (ifNew && (await isPublished(each, options.version))) continue;
      const progress = ora({ text: `${each}: building`, isEnabled: process.stdout.isTTY }).start();
      try {
        const manifest = await publishRemote({ remote: each, dataDirectory: data, ...options });
        progress.succeed(`${manifest.name}@${manifest.version} is published`);
        const changelog = await readFile(join(directoryOf(each), 'CHANGELOG.md'), 'utf8').catch(() => '');
        const entry = changelogEntry(changelog, manifest.version);
        if (entry) console.log(entry);
      } catch (error) {
        progress.stop();
        throw error;
      }
    }
  });

program
  .command('rollout <remote> <version>')
  .description('gives a published version to a share of the visitors')
  .requiredOption('--percent <number>', 'share of the visitors, 0 to 100', Number)
  .action(async (remote: string, version: string, { percent }: { percent: number }) => {
    await requireReleasable(remote, version);
    await move(
      remote,
      `rollout ${remote} ${version} --percent ${percent}`,
      rollout(remote, version, percent),
    );
  });

program
  .command('promote <remote> [version]')
  .description('gives the candidate, or the named version, to everybody')
  .action(async (remote: string, version?: string) => {
    if (version) await requireReleasable(remote, version);
    await move(remote, `promote ${remote} ${version ?? ''}`.trim(), promote(remote, version));
  });

program
  .command('rollback <remote> [version]')
  .description('takes the candidate back, or the stable version for the one before it')
  .action(async (remote: string, version?: string) => {
    if (version) await requireReleasable(remote, version);
    await move(remote, `rollback ${remote} ${version ?? ''}`.trim(), rollback(remote, version));
  });

program
  .command('list')
  .description('shows what is released and published')
  .option('--json', 'for programs')
  .action(async ({ json }: { json?: boolean }) => {
    const remotes = await listRemotes(folders);
    console.log(json ? JSON.stringify(remotes, null, 2) : tableOf(remotes));
  });

program
  .command('log [remote]')
  .description('shows who released what, oldest first')
  .action(async (remote?: string) => {
    for (const entry of (await readLog(folders)).filter((each) => !remote || each.remote === remote)) {
      console.log(`${entry.time}  ${entry.who}  revision ${entry.revision}  ${entry.command}`);
    }
  });

/** Whether the remote's number, that of its package.json unless given, is in the store. */
async function isPublished(remote: string, version: string | undefined): Promise<boolean> {
  const { name, version: own } = await definitionOf(directoryOf(remote));
  return (await publishedVersions(folders, name)).includes(version ?? own);
}

async function move(remote: string, command: string, change: Move): Promise<void> {
  const { revision, remotes } = await moveDocument(folders, remote, command, change);
  const release = remotes[remote];
  const candidate = release?.candidate ? `, ${release.candidate} for ${release.percent} %` : '';
  console.log(`${remote}: ${release?.stable} stable${candidate} (revision ${revision})`);
}

async function requireReleasable(remote: string, version: string): Promise<void> {
  const published = await publishedVersions(folders, remote);
  const manifest = published.includes(version) ? await storedManifest(folders, remote, version) : null;
  if (!manifest)
    throw new ReleaseError(
      `${remote}@${version} is not published. Published: ${published.join(', ') || 'none'}.`,
    );
  refuseDevelopment(manifest);
  // Shells may have been replaced since it was published.
  refuseUnmetNeeds(manifest, await liveShells(folders));
}

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof ContractError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
