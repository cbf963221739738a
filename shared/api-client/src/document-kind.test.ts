import fc from 'fast-check';
import { readArchive } from './archive.ts';
import { documentKind } from './document-kind.ts';
import { PDF, documentSamples, wordDocument, zipBomb } from './document-samples.ts';
import { isDocumentName } from './documents.ts';

it.each(documentSamples())('[APPLY-03] $title: $kind', ({ fileName, bytes, kind }) => {
  expect(isDocumentName(fileName) ? documentKind(bytes) : null).toBe(kind);
});

it('[APPLY-03] the header of a PDF may begin anywhere in the first 1 024 bytes', () => {
  const anything = fc.uint8Array({ maxLength: 1100 });
  fc.assert(
    fc.property(anything, (junk) => {
      const isWithin = junk.length + '%PDF-'.length <= 1024;
      expect(documentKind(Buffer.concat([junk, PDF]))).toBe(isWithin ? 'pdf' : null);
    }),
  );
});

it('[APPLY-03] arbitrary bytes never throw', () => {
  const beginnings = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', ''];
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 2000 }), (beginning, rest) => {
      expect(documentKind(Buffer.concat([Buffer.from(beginning, 'latin1'), rest]))).toBeNull();
    }),
  );
});

it('[APPLY-03] a zip bomb is recognised by its directory, with its size declared or hidden in overlapping entries', () => {
  expect(readArchive(wordDocument(), [])?.names).toEqual(['[Content_Types].xml', 'word/document.xml']);
  expect(readArchive(zipBomb(), [])).toBeNull();
  const overlapping = Buffer.from(wordDocument());
  const directory = overlapping.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  overlapping.writeUInt32LE(overlapping.length * 2, directory + 20);
  expect(readArchive(overlapping, [])).toBeNull();
  expect(readArchive(Buffer.from('no archive'), [])).toBeNull();
});
