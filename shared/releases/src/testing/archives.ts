import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import type { types } from 'tar';

const BLOCK = 512;

export interface TarEntry {
  path: string;
  type?: types.EntryTypeName;
  body?: Buffer | string;
  linkpath?: string;
  /** Size in the header, if it differs from the body's. */
  size?: number;
}

/** Returns a tar archive of these entries, including invalid ones. */
export function tarOf(entries: readonly TarEntry[]): Buffer {
  const parts = entries.flatMap(({ path, type = 'File', body = '', linkpath, size }) => {
    const bytes = Buffer.from(body);
    const head = Buffer.alloc(BLOCK);
    new Header({ path, type, linkpath, size: size ?? bytes.length, mode: 0o644, mtime: new Date(0) }).encode(
      head,
    );
    return [head, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** Returns a compressed tar archive, as uploaded. */
export function archiveOf(entries: readonly TarEntry[]): Buffer {
  return gzipSync(tarOf(entries));
}
