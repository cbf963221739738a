import { PDF, RTF, documentSamples, wordDocument } from '@careers/api-client/document-samples';
import { readDocument } from './read-document.ts';

const upload = (fileName: string, bytes: Uint8Array) => ({
  fileName,
  bytes: Buffer.from(bytes),
  tooLarge: false,
});

it.each(documentSamples())('[APPLY-03] $title: $kind', ({ fileName, bytes, kind }) => {
  const document = readDocument(upload(fileName, bytes));
  expect(document === null).toBe(kind === null);
});

it.each([
  ['cv.pdf', PDF, 'cv.pdf', 'application/pdf'],
  ['Mon CV.PDF', PDF, 'Mon CV.PDF', 'application/pdf'],
  ['cv.docx', PDF, 'cv.pdf', 'application/pdf'],
  ['cv.2026.doc', RTF, 'cv.2026.rtf', 'application/rtf'],
  [
    'cv.DOC',
    wordDocument(),
    'cv.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
])('[APPLY-03] %s is stored with a matching file extension', (fileName, bytes, stored, mediaType) => {
  expect(readDocument(upload(fileName, bytes))).toEqual({ fileName: stored, mediaType });
});
