import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1_000_000;
const SHOWN = 12;

/** Returns the size of what npm has installed in a folder, in MB, and the largest packages, to name them. */
export function installedSize(folder: string): { megabytes: number; largest: string } {
  const packages = packagesIn(join(folder, 'node_modules'));
  const sizes = packages.map((path) => ({ path, bytes: bytesOf(join(folder, 'node_modules', path)) }));
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, SHOWN);
  return {
    megabytes: sizes.reduce((total, { bytes }) => total + bytes, 0) / MEGABYTE,
    largest: largest.map(({ path, bytes }) => `${(bytes / MEGABYTE).toFixed(1)} MB ${path}`).join('\n'),
  };
}

/** Lists installed packages, with each package of a scope. */
function packagesIn(modules: string): string[] {
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((each) => `${name}/${each}`) : [name],
  );
}

/** Disk usage in bytes, in whole blocks: most files of packages are small. */
function bytesOf(path: string): number {
  const status = lstatSync(path);
  const own = status.blocks * 512;
  return status.isDirectory()
    ? readdirSync(path).reduce((total, name) => total + bytesOf(join(path, name)), own)
    : own;
}
