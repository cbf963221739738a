import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Tests, their helpers and fixtures. */
const TESTS = /\.test\.tsx?$|(^|\/)(test|testing|fixtures)\//;

/** Returns the files in `src` to build or copy, relative to the package, sorted. */
export function sourceFiles(directory: string): string[] {
  return globSync('src/**', { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !TESTS.test(file))
    .sort();
}
