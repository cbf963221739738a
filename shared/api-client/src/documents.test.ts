import fc from 'fast-check';
import { BEGINNING_BYTES, DOCUMENT_ENDINGS, beginsAsNamed, documentEnding } from './documents.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

it.each([
  ['cv.pdf', '%PDF-1.7\n', true],
  ['CV.Final.PDF', '%PDF-1.7\n', true],
  ['cv.docx', 'PK\u0003\u0004\u0014\u0000', true],
  ['cv.odt', 'PK\u0003\u0004\u0014\u0000', true],
  ['cv.doc', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', true],
  ['cv.rtf', '{\\rtf1\\ansi', true],
  ['cv.pdf', 'MZ\u0090\u0000', false],
  ['cv.pdf', '\u007fELF', false],
  ['cv.docx', '%PDF-1.7\n', false],
  ['cv.pdf', '%PD', false],
  ['cv.pdf', '', false],
  ['cv.exe', 'MZ\u0090\u0000', false],
  ['constructor', '%PDF-1.7\n', false],
])('[APPLY-03] %s that begins with %j is a document of its name: %s', (name, beginning, expected) => {
  expect(beginsAsNamed(name, bytes(beginning))).toBe(expected);
});

it('[APPLY-03] only the first bytes matter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DOCUMENT_ENDINGS), fc.uint8Array(), (ending, content) => {
      const name = `cv.${ending}`;
      expect(beginsAsNamed(name, content)).toBe(beginsAsNamed(name, content.slice(0, BEGINNING_BYTES)));
    }),
  );
});

it.each([
  ['cv.PDF', 'pdf'],
  ['cv.pdf.exe', 'exe'],
  ['cv', ''],
  ['cv.', ''],
])('the extension of %s is "%s"', (name, ending) => {
  expect(documentEnding(name)).toBe(ending);
});
