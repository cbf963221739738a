import { COLORS } from './colors.ts';
import type { JobSheet } from './job-sheet.ts';
import { MARGIN } from './pdf-writer.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { qrCode } from './qr-code.ts';

const CODE = { size: 76, gap: 18 };
const SPACE_ABOVE = 14;

/** Height in points. */
export const APPLICATION_HEIGHT = SPACE_ABOVE + CODE.size;

/** Writes how to apply, as text, link and QR code, on one page. */
export function drawApplication(writer: PdfWriter, { url, shortUrl }: JobSheet): void {
  const { document } = writer;
  writer.keepRoom(APPLICATION_HEIGHT);
  const top = document.y + SPACE_ABOVE;
  const x = MARGIN + CODE.size + CODE.gap;
  const width = writer.width - CODE.size - CODE.gap;
  writer.tagged('H2', () => writer.useFont('display', 15).document.text('Pour postuler', x, top, { width }));
  document.moveDown(0.35);
  writer.tagged('P', () =>
    writer
      .useFont('regular')
      .document.text('En ligne, en trois minutes et sans créer de compte\u00a0:', x, document.y, { width }),
  );
  document.moveDown(0.2);
  writer.link(shortUrl, url, x);
  // Decorative: the link says the same.
  writer.decorate(() => drawCode(document, shortUrl, MARGIN, top));
  document.y = top + CODE.size;
}

function drawCode(document: PDFKit.PDFDocument, text: string, left: number, top: number): void {
  const rows = qrCode(text);
  const side = CODE.size / rows.length;
  for (const [row, modules] of rows.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) document.rect(left + column * side, top + row * side, side, side);
  document.fill(COLORS.ink);
}
