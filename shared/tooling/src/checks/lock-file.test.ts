import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as Lock;

// npm leaves out what its registry does not have; `npm ci` refuses such a file, on other systems a tool lacks its binary.
test('the lock file has the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} asks for ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Whether `name` is in a folder `node_modules` of the package at `path` or above, as Node looks for it. */
function isLocked(path: string, name: string): boolean {
  if (`${path}${path === '' ? '' : '/'}node_modules/${name}` in packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name);
}
