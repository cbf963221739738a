import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogEntry } from '@careers/releases';
import { PROJECT } from '../project.ts';

/** A raised version is a release: its remote's changelog says what it brings. */
const silent = globSync('mf-*/package.json', { cwd: PROJECT }).flatMap((file) => {
  const { version } = JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as { version: string };
  const changelog = file.replace('package.json', 'CHANGELOG.md');
  const text = readFileSync(join(PROJECT, changelog), 'utf8');
  return changelogEntry(text, version)
    ? []
    : [`${changelog} says nothing of ${version}: add "## ${version}".`];
});
for (const line of silent) console.error(line);
process.exitCode = silent.length > 0 ? 1 : 0;
