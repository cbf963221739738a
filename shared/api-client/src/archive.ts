import { unzipSync } from 'fflate';

/** Limit of a 2 MB document's inflated size. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 2_000;
/** Size limit of a file to read: those that name a document's type have a few kilobytes. */
const MAX_READ_BYTES = 1024 * 1024;

export interface Archive {
  /** Names of all files in it. */
  names: readonly string[];
  /** Returns the text of a requested file; empty if it is missing. */
  text(name: string): string;
}

/** Reads a zip's directory and these small files of it; returns null for a broken archive or a zip bomb. */
export function readArchive(bytes: Uint8Array, wanted: readonly string[]): Archive | null {
  const names: string[] = [];
  let stored = 0;
  let inflated = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        names.push(name);
        stored += size;
        inflated += originalSize;
        return wanted.includes(name) && originalSize <= MAX_READ_BYTES;
      },
    });
    // Overlapping files: a bomb whose directory does not show its size.
    const isBomb = inflated > MAX_INFLATED_BYTES || stored > bytes.length || names.length > MAX_FILES;
    return isBomb ? null : { names, text: (name) => decode(files[name] ?? new Uint8Array()) };
  } catch {
    return null;
  }
}

/** XML is UTF-8, or UTF-16 with a byte order mark. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}
