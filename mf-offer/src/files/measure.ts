import PDFDocument from 'pdfkit';
import type { Measure } from './lines.ts';

/** Returns how wide texts are in a font: pictures have no line breaking of their own. */
export function measureIn(font: Uint8Array<ArrayBuffer>): Measure {
  const document = new PDFDocument({ font: '' }).font(font);
  return (text, size) => document.fontSize(size).widthOfString(text);
}
