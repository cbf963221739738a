import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import ora from 'ora';
import { ContractError } from '@careers/contract';
import { changelogEntry } from '../building/changelog.ts';
import { refuseDevelopment } from '../building/development.ts';
import { moveDocument, readDocument, readLog } from '../files/document-file.ts';
import { dataDirectory, foldersOf } from '../files/folders.ts';
import { PROJECT } from '../project.ts';
import { mendFuse, refuseFused } from '../files/fuses.ts';
import { refuseUnmetNeeds } from '../gate.ts';
import { listRemotes, publishedVersions, tableOf } from '../files/list.ts';
import { liveShells } from '../files/live-shells.ts';
import { promote, rollback, rollout } from '../moves.ts';
import type { Move } from '../moves.ts';
import { directoryOf } from '../building/definition.ts';
import { publishRemote, storedManifest } from '../files/publish.ts';
import type { Published } from '../files/publish.ts';
import { ReleaseError } from '../release-error.ts';

interface MoveCommand {
  /** The revision of the document that was looked at. */
  revision?: number;
}

interface PublishCommand {
  version?: string;
  development?: boolean;
  ifNew?: boolean;
}

const DONE: Record<Published['done'], string> = {
  published: 'is published',
  introduced: 'was published before, and is released to everybody now',
  known: 'is published already',
};

/** `npm run release -- …`: publish, roll out, promote, take back. */
const data = dataDirectory(process.env);
const folders = foldersOf(data);
const revisionOption = () =>
  new Option('--revision <number>', 'refuses where the document has moved on from this revision').argParser(
    Number,
  );
const program = new Command('release').description('Releases the parts of the site, each on its own.');

program
  .command('publish <remote>')
  .description(
    'builds a remote ("all" for every one), checks it and stores it; the first version goes to everybody',
  )
  .option('--version <number>', 'instead of the one in package.json')
  .option('--development', 'readable code with source maps, for a site of `npm run dev`')
  .option('--if-new', 'leaves a number that is published as it is, instead of refusing it')
  .action(async (remote: string, options: PublishCommand) => {
    const remotes =
      remote === 'all' ? readdirSync(PROJECT).filter((name) => name.startsWith('mf-')) : [remote];
    for (const each of remotes) {
      const progress = ora({ text: `${each}: building`, isEnabled: process.stdout.isTTY }).start();
      try {
        const { name, version, done } = await publishRemote({
          remote: each,
          dataDirectory: data,
          ...options,
        });
        progress.succeed(`${name}@${version} ${DONE[done]}`);
        const changelog = await readFile(join(directoryOf(each), 'CHANGELOG.md'), 'utf8').catch(() => '');
        const entry = done === 'known' ? null : changelogEntry(changelog, version);
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
  .addOption(revisionOption())
  .action(async (remote: string, version: string, options: MoveCommand & { percent: number }) => {
    const { percent } = options;
    const command = `rollout ${remote} ${version} --percent ${percent}`;
    await move({ remote, version, command, change: rollout(remote, version, percent), ...options });
    await mendFuse(folders, remote, version);
  });

program
  .command('promote <remote> [version]')
  .description('gives the candidate, or the named version, to everybody')
  .addOption(revisionOption())
  .action(async (remote: string, version: string | undefined, options: MoveCommand) => {
    const command = `promote ${remote} ${version ?? ''}`.trim();
    const { remotes } = await readDocument(folders);
    await refuseFused(folders, remote, version ?? remotes[remote]?.candidate);
    await move({ remote, version, command, change: promote(remote, version), ...options });
  });

program
  .command('rollback <remote> [version]')
  .description('takes the candidate back, or the stable version for the one before it')
  .addOption(revisionOption())
  .action(async (remote: string, version: string | undefined, options: MoveCommand) => {
    const command = `rollback ${remote} ${version ?? ''}`.trim();
    await move({ remote, version, command, change: rollback(remote, version), ...options });
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

async function move({
  remote,
  version,
  command,
  change,
  revision: looked,
}: MoveCommand & { remote: string; version: string | undefined; command: string; change: Move }) {
  // What the checks below hold for: a move that someone makes meanwhile is not written over unseen.
  const expectedRevision = looked ?? (await readDocument(folders)).revision;
  if (version) await requireReleasable(remote, version);
  const { revision, remotes } = await moveDocument(folders, remote, command, change, { expectedRevision });
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
  await refuseUnmetNeeds(manifest, await liveShells(folders));
}

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof ReleaseError || error instanceof ContractError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
