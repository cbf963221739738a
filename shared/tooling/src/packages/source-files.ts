import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Tests, what only they import, and what is written for them. */
const TESTS = /\.test\.tsx?$|(^|\/)(test|testing|fixtures)\//;

/** Returns the files of a package's `src` that are built or go along, from its folder, sorted. */
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
