import { documentKind } from '@careers/api-client/document-kind';
import { documentEnding, isDocumentName } from '@careers/api-client/documents';
import type { DocumentKind } from '@careers/api-client/documents';
import type { UploadedFile } from '../http/form.ts';

const MEDIA_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
};

/**
 * Returns a document's media type and file name; null for a refused file. Detects the type from the content, ignoring
 * the browser's, and corrects the file extension.
 */
export function readDocument({ fileName, bytes }: UploadedFile) {
  const kind = isDocumentName(fileName) ? documentKind(bytes) : null;
  return kind && { mediaType: MEDIA_TYPES[kind], fileName: nameWith(kind, fileName) };
}

function nameWith(kind: DocumentKind, fileName: string): string {
  return documentEnding(fileName) === kind ? fileName : fileName.replace(/[^.]*$/, kind);
}
