import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import Type from 'typebox';
import Value from 'typebox/value';
import { SHARED_MODULES, packageOf } from '../shared-modules.ts';

/** Resolves to the same folder from sources and from the build. */
const OWN_DESCRIPTION = join(import.meta.dirname, '..', '..', 'package.json');
const Ranges = Type.Record(Type.String(), Type.String());
const Needs = Type.Object({ dependencies: Ranges, peerDependencies: Type.Optional(Ranges) });
const PackageDescription = Type.Object({ version: Type.String({ minLength: 1 }) });

/**
 * Returns the accepted range of each shared module: from the installed version, with which the remote was tested, up to
 * the next major one. Omits modules that are not installed.
 */
export function installedRanges(directory: string): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.flatMap((module) => {
      const version = installedVersion(packageOf(module), directory);
      return version === undefined ? [] : [[module, `^${version}`]];
    }),
  );
}

/** Returns what to do about installed shared packages whose major version differs from the site's. */
export function otherMajors(directory: string): string[] {
  const ofSite = Value.Parse(Needs, JSON.parse(readFileSync(OWN_DESCRIPTION, 'utf8')));
  // Peer dependencies, if installed as a package.
  const needs = Object.entries({ ...ofSite.dependencies, ...ofSite.peerDependencies });
  const shared = new Set(SHARED_MODULES.map(packageOf));
  return needs.flatMap(([name, range]) => {
    const installed = shared.has(name) ? installedVersion(name, directory) : undefined;
    const needed = semver.minVersion(range);
    if (!installed || !needed || semver.major(installed) === needed.major) return [];
    return `${name} ${installed} is installed, and the site has ${needed.major}: npm install --save-exact ${name}@${needed.version}`;
  });
}

/**
 * Resolves a package like Node, in the nearest `node_modules` that has it: not every package exports its package.json.
 */
export function installedVersion(name: string, directory: string): string | undefined {
  const file = join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file))
    return Value.Parse(PackageDescription, JSON.parse(readFileSync(file, 'utf8'))).version;
  const parent = dirname(directory);
  return parent === directory ? undefined : installedVersion(name, parent);
}
