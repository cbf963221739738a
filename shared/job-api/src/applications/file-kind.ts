import { beginsAsNamed, documentEnding } from '@careers/api-client/documents';
import CFB from 'cfb';
import { fileTypeFromBuffer } from 'file-type';
import { unzipSync } from 'fflate';
import type { UploadedFile } from '../http/form.ts';

/** Media types by file extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
};

/**
 * Returns the media type of a document, null if its bytes do not match its file name; the type that the browser sends is
 * ignored. Refuses macros and zip bombs.
 */
export async function documentType({ fileName, bytes }: UploadedFile): Promise<string | null> {
  const ending = documentEnding(fileName);
  const expected = MEDIA_TYPES[ending];
  if (!expected || !beginsAsNamed(fileName, bytes)) return null;
  // Before anything looks inside.
  const names = ending === 'docx' || ending === 'odt' ? namesInArchive(bytes) : [];
  if (names === null) return null;
  const detected = (await fileTypeFromBuffer(bytes))?.ext;
  switch (ending) {
    case 'doc':
      return detected === 'cfb' && isWordDocument(bytes) ? expected : null;
    case 'docx':
      return detected === 'docx' && !names.some((name) => name.endsWith('vbaProject.bin')) ? expected : null;
    default:
      return detected === ending ? expected : null;
  }
}

/** An old .doc, .xls and .ppt share a container: only a .doc has the stream of a Word document. */
function isWordDocument(bytes: Buffer): boolean {
  try {
    const container = CFB.read(bytes, { type: 'buffer' });
    const names = container.FullPaths.map((path) => path.split('/').at(-1));
    return names.includes('WordDocument') && !names.includes('_VBA_PROJECT');
  } catch {
    return false;
  }
}

/** Most bytes that a document of 2 MB may inflate to. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 2_000;

/** Returns the file names in an archive, null for a broken one or a zip bomb. Reads its directory only. */
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
  // Overlapping files: a bomb whose directory does not show its size.
  const isBomb = unfolded > MAX_INFLATED_BYTES || stored > bytes.length || names.length > MAX_FILES;
  return isBomb ? null : names;
}
