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
 * Returns a document's media type and file name, null for a file that is refused. The content decides: the type that the
 * browser sends is ignored, and a file name that says otherwise gets the extension that opens it.
 */
export function readDocument({ fileName, bytes }: UploadedFile) {
  const kind = isDocumentName(fileName) ? documentKind(bytes) : null;
  return kind && { mediaType: MEDIA_TYPES[kind], fileName: nameWith(kind, fileName) };
}

function nameWith(kind: DocumentKind, fileName: string): string {
  return documentEnding(fileName) === kind ? fileName : fileName.replace(/[^.]*$/, kind);
}
