import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';
import { SHARED_MODULES, packageOf } from '../shared-modules.ts';

const PackageDescription = Type.Object({ version: Type.String({ minLength: 1 }) });

/**
 * Returns the range of each shared module that a remote is content with: from the version that it was built and tested
 * with, the one of its own installation, up to the next major one. A module that it has not installed is absent.
 */
export function installedRanges(directory: string): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.flatMap((module) => {
      const version = installedVersion(packageOf(module), directory);
      return version === undefined ? [] : [[module, `^${version}`]];
    }),
  );
}

/** As Node finds a package: in the nearest `node_modules` that has it. A package need not export its description. */
export function installedVersion(name: string, directory: string): string | undefined {
  const file = join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file))
    return Value.Parse(PackageDescription, JSON.parse(readFileSync(file, 'utf8'))).version;
  const parent = dirname(directory);
  return parent === directory ? undefined : installedVersion(name, parent);
}
