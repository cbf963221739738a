import { existsSync, globSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress-file.ts';

/**
 * Copies fonts and illustrations to where the shell serves them from, illustrations compressed too: as text they are
 * three to six times as large. A shell that runs meanwhile misses none of them.
 */
export async function copyAssets(
  source: string,
  target: string,
  { isCompressed = true } = {},
): Promise<void> {
  await cp(source, target, { recursive: true, preserveTimestamps: true });
  for (const name of globSync('*/*.*', { cwd: target })) {
    if (!existsSync(join(source, name.replace(/\.(br|gz)$/, '')))) await rm(join(target, name));
    else if (isCompressed && name.endsWith('.svg')) await compressFile(join(target, name));
  }
}
