import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Type from 'typebox';
import Value from 'typebox/value';
import { SHARED_MODULES, packageOf } from '@careers/federation/shared-modules';
import { fingerprintOf } from '@careers/federation/sources';
import { PROJECT } from '../project.ts';
import { PACKAGES } from './published.ts';
import { importedPackages } from './undeclared.ts';

const STAMP = '.fingerprint';
/** Packages with module state, and their users: bundled, so that there is one copy of each. */
const BUNDLED = new Set([...SHARED_MODULES.map(packageOf), 'react-router', 'single-spa', 'swr']);
const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--no-package-lock', '--loglevel=error'];
const Description = Type.Object({ name: Type.String(), version: Type.String() });
const README = `# @careers/shell

The shell with React's development build, for \`careers dev\`: \`node dist/server/main.cjs\`, with its settings in the environment (PORT, API_URL, CAREERS_DATA …).
It bundles React and related packages.
`;

/** Staging folder of the built shell. */
export const SHELL = join(PACKAGES, 'shell');

/**
 * Stages the built shell as a package with bundled dependencies: React and related packages must exist once, whatever
 * the remote has installed.
 */
export async function stageShell(): Promise<void> {
  const fingerprint = createHash('sha256')
    .update(await fingerprintOf(join(PROJECT, 'shell')))
    .update(await readFile(import.meta.filename))
    .digest('hex');
  if ((await readFile(`${SHELL}${STAMP}`, 'utf8').catch(() => null)) === fingerprint) return;
  await rm(`${SHELL}${STAMP}`, { force: true });
  await rm(SHELL, { recursive: true, force: true });
  await mkdir(SHELL, { recursive: true });
  await promisify(execFile)(process.execPath, ['shell/build.ts', '--for-teams', join(SHELL, 'dist')], {
    cwd: PROJECT,
  });
  const description = describe(await requiredPackages());
  await writeFile(join(SHELL, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  await writeFile(join(SHELL, 'README.md'), README);
  await promisify(execFile)('npm', INSTALL, { cwd: SHELL });
  await leaveOutDocuments();
  await writeFile(`${SHELL}${STAMP}`, fingerprint);
}

/** A bundled package is run only: its types, source maps and documents would be a quarter of the installed shell. */
async function leaveOutDocuments(): Promise<void> {
  const cwd = join(SHELL, 'node_modules');
  const unused = globSync('**/*.{map,md,flow,d.ts,d.mts,d.cts}', { cwd, exclude: ['**/LICENSE*'] });
  await Promise.all(unused.map((file) => rm(join(cwd, file))));
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
    bundleDependencies: Object.keys(dependencies).filter((required) => BUNDLED.has(required)),
  };
}

/** Returns the packages that the server requires, in the installed versions. */
async function requiredPackages(): Promise<Record<string, string>> {
  const scripts = globSync('dist/server/*.cjs', { cwd: SHELL });
  const texts = await Promise.all(scripts.map((script) => readFile(join(SHELL, script), 'utf8')));
  const names = [...new Set(texts.flatMap(importedPackages))].sort();
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}

/** Returns the version that the shell, or a workspace built into it, resolves. */
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
