import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

export interface WriteOptions {
  /** Mode of the file, where it is for this user only. */
  mode?: number;
  /** On the disk before it takes its name: a power cut leaves the file of before or the new one. */
  flush?: boolean;
}

/** Writes a file whose readers see the one of before or the new one, never a part; its folder is there. */
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
