import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns the `sha384-…` of bytes, as in the `integrity` attribute (W3C Subresource Integrity). */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns the integrity of every file below a folder, by its path with forward slashes, sorted. */
export async function integrityOfDirectory(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const hashes = await Promise.all(
    files.map(async (file) => integrityOf(await readFile(join(directory, file)))),
  );
  return Object.fromEntries(files.map((file, index) => [file, hashes[index] ?? '']));
}
