import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Rule } from './rule.ts';

/** Size of each chunk that visitors load, compressed as shells send it. */
export const budgets: Rule = {
  name: 'budget',
  async check({ manifest, directory }) {
    for (const [chunk, files] of Object.entries(manifest.chunks)) {
      const allowed = chunk.startsWith('widget-')
        ? manifest.budgets.widgetKilobytes
        : manifest.budgets.areaKilobytes;
      const sizes = await Promise.all(files.map((file) => compressedSize(join(directory, 'client', file))));
      const kilobytes = sizes.reduce((total, size) => total + size, 0) / 1024;
      if (kilobytes > allowed)
        return `${manifest.name}: ${chunk} has ${kilobytes.toFixed(1)} kB compressed, its budget is ${allowed} kB.`;
    }
    return null;
  },
  remedy: 'Load parts of it on demand, or agree on another budget in package.json.',
};

async function compressedSize(file: string): Promise<number> {
  const compressed = await stat(`${file}.gz`).catch(() => null);
  return compressed?.size ?? (await promisify(gzip)(await readFile(file))).length;
}
