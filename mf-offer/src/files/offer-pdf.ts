import { COLORS } from './colors.ts';
import type { Fonts } from './pdf-writer.ts';
import { APPLICATION_HEIGHT, drawApplication } from './offer-pdf-application.ts';
import type { OfferPdfContent } from './offer-pdf-content.ts';
import { linesOf } from './lines.ts';
import { MARGIN, PdfWriter, TEXT } from './pdf-writer.ts';
import type { Block, Run } from './rich-text.ts';

const HEAD = { picture: 150, title: 26, line: 11.5, room: 16 };
/** In points: a heading with its margins, and the gap between other blocks. */
const BLOCK = { heading: 40, gap: 8, indent: 16 };
const FACT = { columns: 3, gap: 12, size: 11 };

/** Returns the sheet as a PDF stream. `picture` is a decorative square PNG beside the title. */
export function offerPdf(sheet: OfferPdfContent, fonts: Fonts, picture: Uint8Array): PDFKit.PDFDocument {
  const writer = new PdfWriter(sheet.title, sheet.productName, fonts);
  drawHead(writer, sheet, picture);
  drawFacts(writer, sheet.facts);
  writer.heading('Le poste et l’équipe');
  const last = sheet.blocks.findLastIndex(({ kind }) => kind === 'heading');
  for (const [index, block] of sheet.blocks.entries()) {
    if (index === last) keepWithApplication(writer, sheet.blocks.slice(last));
    if (block.kind === 'list') writer.list(block.items);
    else if (block.kind === 'paragraph') writer.paragraph(block.runs);
    else writer.heading(block.runs.map(({ text }) => text).join(''));
  }
  drawApplication(writer, sheet);
  writer.end(`${sheet.productName}, offre ${sheet.reference}`);
  return writer.document;
}

/** Moves a short last section to the next page, where "apply" would otherwise be alone. */
function keepWithApplication(writer: PdfWriter, section: readonly Block[]): void {
  const height = section.reduce((total, block) => total + blockHeight(writer, block), APPLICATION_HEIGHT);
  if (height < writer.document.page.height / 2) writer.keepRoom(height);
}

/** Returns a block's estimated height in points. */
function blockHeight(writer: PdfWriter, block: Block): number {
  const height = (runs: readonly Run[], width: number) =>
    writer
      .useFont('regular')
      .document.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: TEXT.gap }) +
    BLOCK.gap;
  if (block.kind === 'list')
    return block.items.reduce((total, { runs }) => total + height(runs, writer.width - BLOCK.indent), 0);
  return block.kind === 'heading' ? BLOCK.heading : height(block.runs, writer.width);
}

function drawHead(
  writer: PdfWriter,
  { title, lines, productName }: OfferPdfContent,
  picture: Uint8Array,
): void {
  const { document } = writer;
  const width = document.page.width - HEAD.picture - MARGIN - HEAD.room;
  writer.decorate(() => {
    document.rect(0, 0, document.page.width, HEAD.picture).fill(COLORS.ground);
    document.image(Buffer.from(picture), document.page.width - HEAD.picture, 0, { width: HEAD.picture });
  });
  writer.tagged('P', () => {
    writer
      .useFont('display', 12, COLORS.action)
      .document.text(`${productName} recrute`, MARGIN, 28, { width });
  });
  writer.tagged('H1', () => {
    writer.useFont('display', titleSize(writer, title, width), COLORS.onGround);
    document.text(title, MARGIN, 52, { width, lineGap: -2 });
  });
  document.moveDown(0.2);
  for (const line of lines) {
    writer.tagged('P', () => {
      writer
        .useFont('regular', HEAD.line, COLORS.onGroundSoft)
        .document.text(line, MARGIN, document.y, { width });
    });
  }
  document.y = HEAD.picture + HEAD.room;
}

/** The size at which the title leaves room for the lines below. */
function titleSize(writer: PdfWriter, title: string, width: number): number {
  const sizes = [HEAD.title, 22, 18, 15];
  const fits = (size: number) =>
    writer.useFont('display', size).document.heightOfString(title, { width, lineGap: -2 }) <= 68;
  return sizes.find(fits) ?? 13;
}

function drawFacts(writer: PdfWriter, facts: OfferPdfContent['facts']): void {
  const { document } = writer;
  const width = writer.width / FACT.columns;
  const options = { width: width - FACT.gap };
  for (let start = 0; start < facts.length; start += FACT.columns) {
    const top = document.y;
    const bottoms = facts.slice(start, start + FACT.columns).map(({ name, value }, column) => {
      const x = MARGIN + column * width;
      writer.tagged('P', () => {
        writer.useFont('regular', 9, COLORS.inkSoft).document.text(`${name}\u00a0:`, x, top, options);
        // Broken at spaces only: a town's name keeps its hyphens.
        const lines = linesOf(value, FACT.size, options.width, (text, size) =>
          writer.useFont('bold', size).document.widthOfString(text),
        );
        writer.useFont('bold', FACT.size).document.text(lines.join('\n'), options);
      });
      return document.y;
    });
    document.y = Math.max(...bottoms) + FACT.gap;
  }
  const { y } = document;
  writer.decorate(() => {
    document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + writer.width, y)
      .stroke(COLORS.line);
  });
}
