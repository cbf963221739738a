import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as Lock;

// npm omits packages that its registry lacks: `npm ci` refuses such a lock file, and tools lack binaries on other systems.
test('the lock file has the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} requires ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Resolves a package as Node does: in `node_modules` of the package at `path`, or of a folder above. */
function isLocked(path: string, name: string): boolean {
  if (`${path}${path === '' ? '' : '/'}node_modules/${name}` in packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name);
}
