import { unzipSync } from 'fflate';

/** What a document of 2 MB unfolds to at most: a long one with pictures stays far below. */
const MAXIMUM_UNFOLDED_BYTES = 64 * 1024 * 1024;
const MAXIMUM_FILES = 2_000;

/**
 * Returns the names of an archive's files, or null for one that is broken or would unfold beyond measure. Only its
 * directory is read: nothing is unfolded here.
 */
export function namesInArchive(bytes: Uint8Array): string[] | null {
  const names: string[] = [];
  let stored = 0;
  let unfolded = 0;
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        names.push(name);
        stored += size;
        unfolded += originalSize;
        return false;
      },
    });
  } catch {
    return null;
  }
  // Files that share their bytes hold more than the archive is long: a bomb that a directory's sizes do not show.
  const isBomb = unfolded > MAXIMUM_UNFOLDED_BYTES || stored > bytes.length || names.length > MAXIMUM_FILES;
  return isBomb ? null : names;
}
