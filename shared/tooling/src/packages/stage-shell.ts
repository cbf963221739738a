import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Type from 'typebox';
import Value from 'typebox/value';
import { SHARED_MODULES, packageOf } from '@careers/federation/shared-modules';
import { PROJECT } from '../project.ts';
import { buildShellIfChanged } from '../site/shell-build.ts';
import { PACKAGES } from './published.ts';
import { importedPackages } from './undeclared.ts';

/** What is served and run; source maps stay here. */
const PARTS = ['client', 'server', 'service-worker', 'ui'];
const STAMP = '.fingerprint';
/** What has state in its modules, and what takes it from there: all of one place. */
const ONE_COPY = new Set([...SHARED_MODULES.map(packageOf), 'react-router', 'single-spa', 'swr']);
const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
const Description = Type.Object({ name: Type.String(), version: Type.String() });
const README = `# @careers/shell

The built shell, for \`careers dev\`: \`node dist/server/main.cjs\`, with its settings in the environment (PORT, API_URL, CAREERS_DATA …).
It brings its own copies of React and what goes with it.
`;

/** Folder in which the built shell is put together. */
export const SHELL = join(PACKAGES, 'shell');

/**
 * Puts the built shell together as a package that runs beside any remote. It brings its copies of React and
 * its kin, which must be one, whatever the remote beside it has installed.
 * @returns whether it has changed.
 */
export async function stageShell(): Promise<boolean> {
  await buildShellIfChanged((line) => console.log(line));
  const built = join(PROJECT, 'shell', 'dist');
  const fingerprint = createHash('sha256')
    .update(await readFile(join(built, '.sources')))
    .update(await readFile(import.meta.filename))
    .digest('hex');
  if ((await readFile(`${SHELL}${STAMP}`, 'utf8').catch(() => null)) === fingerprint) return false;
  await rm(`${SHELL}${STAMP}`, { force: true });
  await rm(SHELL, { recursive: true, force: true });
  await mkdir(SHELL, { recursive: true });
  const ofBuild = (path: string) => !path.endsWith('.map');
  for (const part of PARTS)
    await cp(join(built, part), join(SHELL, 'dist', part), { recursive: true, filter: ofBuild });
  const description = describe(await requiredPackages());
  await writeFile(join(SHELL, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  await writeFile(join(SHELL, 'README.md'), README);
  await promisify(execFile)('npm', INSTALL, { cwd: SHELL });
  await writeFile(`${SHELL}${STAMP}`, fingerprint);
  return true;
}

function describe(dependencies: Record<string, string>): object {
  const { name, version } = descriptionOf(join(PROJECT, 'shell'));
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    exports: { './server': './dist/server/main.cjs', './package.json': './package.json' },
    files: ['dist'],
    dependencies,
    bundleDependencies: Object.keys(dependencies).filter((required) => ONE_COPY.has(required)),
  };
}

/** Returns what the server's files require, in the versions that this repository has installed. */
async function requiredPackages(): Promise<Record<string, string>> {
  const scripts = globSync('dist/server/*.cjs', { cwd: SHELL });
  const texts = await Promise.all(scripts.map((script) => readFile(join(SHELL, script), 'utf8')));
  const names = [...new Set(texts.flatMap(importedPackages))].sort();
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}

/** As the shell finds it, or a package of ours that was built into it. */
function installedVersion(name: string): string {
  const found = ['shell', 'shared/federation', 'shared/platform', 'shared/ui', '.']
    .map((folder) => join(PROJECT, folder, 'node_modules', name))
    .find(existsSync);
  if (found) return descriptionOf(found).version;
  throw new Error(`The shell's server requires ${name}, which is not installed.`);
}

function descriptionOf(folder: string): { name: string; version: string } {
  return Value.Parse(Description, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
