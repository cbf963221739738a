import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildScripts } from './build-scripts.ts';
import { buildTypes } from './build-types.ts';
import { describePackage, extraFiles } from './describe-package.ts';
import { stagedFolder } from './published.ts';
import type { Published } from './published.ts';
import { undeclaredImports } from './undeclared.ts';

const STAMP = '.fingerprint';

/**
 * Builds packages into their staging folders; skips those with unchanged sources.
 * @returns the names of the built packages.
 * @throws Error when a package does not compile or imports undeclared packages.
 */
export async function stage(packages: readonly Published[]): Promise<string[]> {
  const stale: { published: Published; target: string; fingerprint: string }[] = [];
  for (const published of packages) {
    const target = stagedFolder(published);
    const fingerprint = await fingerprintOf(published, packages);
    const known = await readFile(`${target}${STAMP}`, 'utf8').catch(() => null);
    if (known !== fingerprint) stale.push({ published, target, fingerprint });
  }
  for (const { published, target } of stale) {
    await rm(`${target}${STAMP}`, { force: true });
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await buildScripts(published, target);
    await describeBuilt(published, target);
    await copyExtras(published, target);
  }
  if (stale.length > 0) buildTypes(stale);
  for (const { published, target, fingerprint } of stale) {
    const description = describePackage(published);
    await writeFile(join(target, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
    const undeclared = undeclaredImports(target, description);
    if (undeclared.length > 0)
      throw new Error(`${undeclared.join('\n')}\nAdd them to "dependencies" of its package.json.`);
    await writeFile(`${target}${STAMP}`, fingerprint);
  }
  return stale.map(({ published }) => published.description.name);
}

/** Without "type": Node detects ES modules, and jest compiles them to CommonJS as it does a remote's sources. */
async function describeBuilt({ sources, description }: Published, target: string): Promise<void> {
  if (sources.length === 0) return;
  const { sideEffects } = description;
  await writeFile(join(target, 'dist', 'package.json'), JSON.stringify({ sideEffects }));
}

async function copyExtras(published: Published, target: string): Promise<void> {
  for (const file of extrasOf(published)) await cp(join(published.directory, file), join(target, file));
}

/** Returns README, changelog, and other files that `exports`, `bin` and `files` name. */
function extrasOf({ directory, description }: Published): string[] {
  const named = [...extraFiles(description), ...(description.files ?? [])];
  return globSync(['{README,CHANGELOG}.md', ...named.flatMap((path) => [path, `${path}/**`])], {
    cwd: directory,
  })
    .filter((path) => statSync(join(directory, path)).isFile())
    .sort();
}

/** Hashes the files of a package, of the packages it depends on, and of this builder. */
async function fingerprintOf(published: Published, packages: readonly Published[]): Promise<string> {
  const { directory, description, sources } = published;
  const hash = createHash('sha256').update(JSON.stringify(description));
  const builder = globSync('*.ts', { cwd: import.meta.dirname }).sort();
  for (const file of builder) hash.update(await readFile(join(import.meta.dirname, file)));
  for (const file of [...sources, ...extrasOf(published)])
    hash.update(file).update(await readFile(join(directory, file)));
  for (const needed of packages)
    if (needed.description.name in (description.dependencies ?? {}))
      hash.update(await fingerprintOf(needed, packages));
  return hash.digest('hex');
}
