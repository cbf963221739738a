import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changelogEntry } from '@careers/cli';
import { publishedPackages } from '../packages/published.ts';
import { PROJECT } from '../project.ts';

/** Checks that the changelog of every remote and package has an entry for its version. */
const packages = publishedPackages()
  .filter(({ sources }) => sources.length > 0)
  .map(({ directory }) => relative(PROJECT, join(directory, 'package.json')));
const remotes = globSync('mf-*/package.json', { cwd: PROJECT });
const errors = [...remotes, ...packages].flatMap((file) => {
  const { version } = JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as { version: string };
  const changelog = file.replace('package.json', 'CHANGELOG.md');
  const text = readFileSync(join(PROJECT, changelog), 'utf8');
  return changelogEntry(text, version)
    ? []
    : [`${changelog} has no entry for ${version}: add "## ${version}".`];
});
for (const line of errors) console.error(line);
process.exitCode = errors.length > 0 ? 1 : 0;
