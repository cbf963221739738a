import { existsSync, globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Copies fonts and illustrations to the shell's static folder, illustrations also compressed, as text is three to six
 * times as large. Safe while a shell is running.
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

/** Writes compressed copies of a file at the highest level, as it is compressed once and sent often. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  await Promise.all([
    promisify(brotliCompress)(bytes).then((compressed) => writeFile(`${path}.br`, compressed)),
    promisify(gzip)(bytes).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}
