import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT } from '../project.ts';
import { buildScripts } from './build-scripts.ts';
import { buildTypes } from './build-types.ts';
import { DOCUMENTS, GUIDES, describePackage, extraFiles, hasGuides } from './describe-package.ts';
import { embedModules } from './embedded-modules.ts';
import { writePrograms } from './programs.ts';
import { PACKAGES, stagedFolder } from './published.ts';
import type { Published } from './published.ts';
import { undeclaredImports } from './undeclared.ts';

const GUIDES_FOLDER = join(PROJECT, 'shared', 'docs', 'guides');
const STAMP = join(PACKAGES, 'staged.fingerprint');

/**
 * Builds packages into their staging folders, unless their sources are those of the last time.
 * @throws Error when a package does not compile or imports undeclared packages.
 */
export async function stage(packages: readonly Published[]): Promise<void> {
  const fingerprint = await fingerprintOf(packages);
  if ((await readFile(STAMP, 'utf8').catch(() => null)) === fingerprint) return;
  await rm(STAMP, { force: true });
  for (const published of packages) {
    const target = stagedFolder(published);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await buildScripts(published, target);
    await embedModules(target);
    await describeBuilt(published, target);
    await writePrograms(published, target);
    for (const file of extrasOf(published)) await cp(join(published.directory, file), join(target, file));
    if (hasGuides(published.description.name))
      for (const guide of GUIDES) await cp(join(GUIDES_FOLDER, guide), join(target, 'guides', guide));
  }
  await buildTypes(packages);
  for (const published of packages) {
    const target = stagedFolder(published);
    const description = describePackage(published);
    await writeFile(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
    const undeclared = undeclaredImports(target, description);
    if (undeclared.length > 0)
      throw new Error(`${undeclared.join('\n')}\nAdd them to "dependencies" of its package.json.`);
  }
  await writeFile(STAMP, fingerprint);
}

/** Without "type": Node detects ES modules, and jest compiles them to CommonJS as it does a remote's sources. */
async function describeBuilt({ sources, description }: Published, target: string): Promise<void> {
  if (sources.length === 0) return;
  const { sideEffects } = description;
  await writeFile(join(target, 'dist', 'package.json'), JSON.stringify({ sideEffects }));
}

/** Returns the documents, and other files that `exports`, `bin` and `files` name. */
function extrasOf({ directory, description }: Published): string[] {
  const named = [...DOCUMENTS, ...extraFiles(description), ...(description.files ?? [])];
  return named
    .filter((path) => existsSync(join(directory, path)))
    .flatMap((path) => (statSync(join(directory, path)).isFile() ? [path] : filesIn(directory, path)))
    .sort();
}

/** Returns the files of a folder, with those that begin with a dot, which patterns leave out. */
function filesIn(directory: string, folder: string): string[] {
  return readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

/** Hashes the files of the packages and of this builder. */
async function fingerprintOf(packages: readonly Published[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(packages));
  const files = [
    ...globSync('*.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
    ...GUIDES.map((guide) => join(GUIDES_FOLDER, guide)),
    ...packages.flatMap((published) =>
      [...published.sources, ...extrasOf(published)].map((file) => join(published.directory, file)),
    ),
  ];
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
