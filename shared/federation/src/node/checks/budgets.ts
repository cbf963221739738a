import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RemoteManifest } from '@careers/contract';
import type { Build, Rule } from './rule.ts';

type Budgets = RemoteManifest['budgets'];

/** Returns the first chunk that visitors load and that is larger than allowed, compressed as shells send it; null without one. */
export async function overBudget(
  { manifest, directory }: Build,
  { areaKilobytes, widgetKilobytes }: Budgets,
): Promise<string | null> {
  for (const [chunk, files] of Object.entries(manifest.chunks)) {
    const allowed = chunk.startsWith('widget-') ? widgetKilobytes : areaKilobytes;
    const sizes = await Promise.all(files.map((file) => compressedSize(join(directory, 'client', file))));
    const kilobytes = sizes.reduce((total, size) => total + size, 0) / 1024;
    if (kilobytes > allowed)
      return `${manifest.name}: ${chunk} has ${kilobytes.toFixed(1)} kB compressed, its budget is ${allowed} kB.`;
  }
  return null;
}

/** The team's own budgets. */
export const budgets: Rule = {
  name: 'budget',
  check: (build) => overBudget(build, build.manifest.budgets),
  remedy: 'Load parts of it on demand, or agree on another budget in package.json.',
};

async function compressedSize(file: string): Promise<number> {
  const compressed = await stat(`${file}.gz`).catch(() => null);
  return compressed?.size ?? (await promisify(gzip)(await readFile(file))).length;
}
