import { beginsAsNamed, documentEnding } from '@careers/api-client/documents';
import CFB from 'cfb';
import { fileTypeFromBuffer } from 'file-type';
import { unzipSync } from 'fflate';
import type { UploadedFile } from '../http/form.ts';

/** The media types that documents are stored under, by the ending of their name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
};

/**
 * Returns the media type of a document whose content is what its name says, or null: the type is told by the
 * bytes, never by what the browser claims. Documents with macros and archives that unfold beyond measure are refused.
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
