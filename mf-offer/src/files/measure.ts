import PDFDocument from 'pdfkit';
import type { Measure } from './lines.ts';

/** Returns a text-measuring function for a font: SVG has no line breaking. */
export function measureIn(font: Uint8Array<ArrayBuffer>): Measure {
  const document = new PDFDocument({ font: '' }).font(font);
  return (text, size) => document.fontSize(size).widthOfString(text);
}
