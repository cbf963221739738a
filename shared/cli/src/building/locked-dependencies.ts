import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { foldersFrom } from '../repository.ts';

interface LockedPackage {
  version?: string;
  /** Folder of a linked workspace. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

const LOCK = 'package-lock.json';

/**
 * Returns the direct and transitive dependencies of a folder, by name with their versions, from npm's lock file of the
 * folder or of one above; undefined without one.
 */
export function lockedDependencies(directory: string): Record<string, string> | undefined {
  const root = foldersFrom(directory).find((folder) => existsSync(join(folder, LOCK)));
  if (root === undefined) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(join(root, LOCK), 'utf8')) as { packages?: Packages };
  const versions = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const visit = (place: string) => {
    const { dependencies = {}, peerDependencies = {} } = packages[place] ?? {};
    for (const name of Object.keys({ ...peerDependencies, ...dependencies })) {
      const found = placeOf(packages, place, name);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      const { version } = packages[found] ?? {};
      if (version) versions.set(name, (versions.get(name) ?? new Set()).add(version));
      visit(found);
    }
  };
  visit(relative(root, directory).split(sep).join('/'));
  const sorted = [...versions].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, all]) => [name, [...all].sort().join(', ')]));
}

/** Returns the entry that Node would resolve from a folder: in its own `node_modules` first, then those above. */
function placeOf(packages: Packages, from: string, name: string): string | undefined {
  for (let folder: string | null = from; folder !== null; folder = above(folder)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[place];
    if (found) return found.link ? found.resolved : place;
  }
  return undefined;
}

function above(folder: string): string | null {
  if (folder === '') return null;
  return folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
}
