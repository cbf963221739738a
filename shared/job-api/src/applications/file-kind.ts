import { beginsAsNamed, documentEnding } from '@careers/api-client/documents';
import CFB from 'cfb';
import { fileTypeFromBuffer } from 'file-type';
import { namesInArchive } from './archive.ts';
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
