/** @jest-environment node */
import fc from 'fast-check';
import { documentKind } from '@careers/api-client/document-kind';
import { jpegPdf } from './jpeg-pdf.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('[APPLY-03] the cross-reference table has the right offsets for any picture', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          bytes: fc.uint8Array({ maxLength: 500 }),
          width: fc.integer({ min: 1, max: 9000 }),
          height: fc.integer({ min: 1, max: 9000 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      (pictures) => {
        const file = jpegPdf(pictures);
        expect(documentKind(file)).toBe('pdf');
        const text = textOf(file);
        const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
        expect(text.slice(table, table + 4)).toBe('xref');
        const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
          Number(offset),
        );
        expect(offsets).toHaveLength(2 + 3 * pictures.length);
        offsets.forEach((offset, index) =>
          expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
        );
        let from = 0;
        for (const { bytes } of pictures) {
          const stream = `/Length ${bytes.length}>>\nstream\n${textOf(bytes)}\nendstream`;
          expect(text.indexOf(stream, from)).toBeGreaterThan(0);
          from = text.indexOf(stream, from) + stream.length;
        }
        expect(text).toContain(`/Count ${pictures.length}>>`);
      },
    ),
  );
});

it('[APPLY-03] the picture fits within the margins, keeping its aspect ratio', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (width, height) => {
      const text = textOf(jpegPdf([{ bytes: new Uint8Array(), width, height }]));
      const [pageWidth = 0, pageHeight = 0] = /MediaBox\[0 0 (\d+) (\d+)\]/.exec(text)!.slice(1).map(Number);
      const [shownWidth = 0, , , shownHeight = 0, x = 0, y = 0] = /stream\n(.*) cm/
        .exec(text)![1]!
        .split(' ')
        .map(Number);
      expect(pageWidth > pageHeight).toBe(width > height);
      expect(x).toBeGreaterThan(23.9);
      expect(y).toBeGreaterThan(23.9);
      expect(x + shownWidth).toBeLessThan(pageWidth - 23.9);
      expect(Math.abs(y + shownHeight - (pageHeight - 24))).toBeLessThan(0.02);
      expect(Math.abs(shownWidth * height - shownHeight * width)).toBeLessThan(0.02 * (width + height));
    }),
  );
});
