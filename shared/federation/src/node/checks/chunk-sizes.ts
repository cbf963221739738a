import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RemoteManifest } from '@careers/contract';
import type { Build } from './rule.ts';

/**
 * Budget of a lazy script: half a second on a slow mobile network of 1.6 Mbit/s, which users tolerate without a
 * progress indicator.
 */
export const ON_DEMAND_KILOBYTES = 100;

export interface ChunkSize {
  /** `pages/…`, `area`, `widget-…`, or the file of a lazy script. */
  chunk: string;
  isOnDemand: boolean;
  /** Size compressed as sent by shells. */
  kilobytes: number;
  ceiling: number;
}

/** Returns the sizes of a build: by page and widget, then by lazy script. Budgets default to the team's own. */
export async function chunkSizes(
  { manifest, directory }: Build,
  { areaKilobytes, widgetKilobytes }: RemoteManifest['budgets'] = manifest.budgets,
): Promise<ChunkSize[]> {
  const client = join(directory, 'client');
  const named = Object.entries(manifest.chunks).map(async ([chunk, files]) => {
    const sizes = await Promise.all(files.map((file) => kilobytesOf(join(client, file))));
    const ceiling = chunk.startsWith('widget-') ? widgetKilobytes : areaKilobytes;
    return { chunk, isOnDemand: false, kilobytes: sizes.reduce((total, size) => total + size, 0), ceiling };
  });
  const known = new Set([manifest.client.entry, ...Object.values(manifest.chunks).flat()]);
  const files = (await readdir(client)).filter((file) => file.endsWith('.js') && !known.has(file)).sort();
  const onDemand = files.map(async (chunk) => ({
    chunk,
    isOnDemand: true,
    kilobytes: await kilobytesOf(join(client, chunk)),
    ceiling: ON_DEMAND_KILOBYTES,
  }));
  return Promise.all([...named, ...onDemand]);
}

async function kilobytesOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.gz`).catch(() => null);
  return (compressed?.size ?? (await promisify(gzip)(await readFile(file))).length) / 1024;
}
