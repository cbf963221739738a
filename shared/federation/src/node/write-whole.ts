import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

export interface WriteOptions {
  /** Mode of the file, for example to restrict it to this user. */
  mode?: number;
  /** Syncs before the rename: a power loss leaves either the old or the new file. */
  flush?: boolean;
}

/** Writes a file atomically: readers see either the old or the new one. Its folder must exist. */
export async function writeWhole(
  file: string,
  data: string | Uint8Array,
  options: WriteOptions = {},
): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeFile(draft, data, { ...options, flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
