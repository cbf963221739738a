import PDFDocument from 'pdfkit';
import { COLORS } from './colors.ts';
import type { Fonts } from './fonts.ts';
import { LINE_BREAK } from './rich-text.ts';
import type { Run } from './rich-text.ts';

/** Points: 72 an inch. */
export const MARGIN = 48;
const FOOTER_HEIGHT = 28;
/** A heading keeps this much of its text on its page. */
const HEADING_ROOM = 72;
/** And the mark of a list's item its first line. */
const ITEM_ROOM = 18;
export const TEXT = { size: 10.5, gap: 3.5 };
/** The standard's name is missing from the types of the library. */
const PDF_UA: string = 'PDF/UA';

/**
 * Writes an A4 document for everyone: real text in the order it is read, tagged (PDF/UA), with its language and its
 * title shown in the window.
 */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(title: string, author: string, fonts: Fonts) {
    this.#fonts = fonts;
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT, left: MARGIN },
      // None of the built-in fonts: they are not embedded and know no French quotes.
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      subset: PDF_UA as PDFKit.PDFDocumentOptions['subset'],
      tagged: true,
      lang: 'fr-FR',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author },
    });
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.useFont('regular');
  }

  get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  useFont(name: keyof Fonts, size: number = TEXT.size, color: string = COLORS.ink): this {
    this.document.font(this.#fonts[name]).fontSize(size).fillColor(color);
    return this;
  }

  /** Draws what only decorates: readers of the text never meet it. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw(this.document);
    this.document.endMarkedContent();
  }

  /** Writes content under a tag, `P` or `H1`. */
  tagged(tag: string, write: (document: PDFKit.PDFDocument) => void): void {
    this.#root.add(this.document.struct(tag, {}, () => write(this.document)));
  }

  heading(text: string): void {
    const { document } = this;
    this.keepRoom(HEADING_ROOM);
    document.moveDown(0.9);
    this.tagged('H2', () => {
      this.useFont('display', 15).document.text(printable(text), MARGIN, document.y);
    });
    document.moveDown(0.35);
  }

  paragraph(runs: readonly Run[]): void {
    const paragraph = this.document.struct('P', {}, this.#pieces(runs, MARGIN, this.width));
    this.#root.add(paragraph);
    this.document.moveDown(0.5);
  }

  list(items: readonly { label: string; runs: readonly Run[] }[]): void {
    const { document } = this;
    const list = document.struct('L');
    this.#root.add(list);
    for (const { label, runs } of items) {
      const item = document.struct('LI');
      list.add(item);
      this.keepRoom(ITEM_ROOM);
      const top = document.y;
      item.add(
        document.struct('Lbl', {}, () => {
          this.useFont('bold', TEXT.size, COLORS.leaf).document.text(label, MARGIN, top, {
            lineBreak: false,
          });
        }),
      );
      document.y = top;
      item.add(document.struct('LBody', {}, this.#pieces(runs, MARGIN + 16, this.width - 16)));
      item.end();
      document.moveDown(0.2);
    }
    list.end();
    document.moveDown(0.3);
  }

  /** Writes the number of each page beside `text`, and ends the document. */
  end(text: string): void {
    const { document } = this;
    this.#root.end();
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      document.markContent('Artifact', { type: 'Pagination' });
      // The footer stands in the margin, where text would begin a new page.
      document.page.margins.bottom = 0;
      this.useFont('regular', 9, COLORS.inkSoft);
      const y = document.page.height - MARGIN;
      document.text(printable(text), MARGIN, y, { width: this.width, lineBreak: false });
      document.text(`Page ${index + 1} sur ${count}`, MARGIN, y, { width: this.width, align: 'right' });
      document.endMarkedContent();
    }
    document.end();
  }

  /** Writes a link on one line: an address does not break. */
  link(text: string, href: string, x: number): void {
    const { document } = this;
    const write = () => {
      this.useFont('bold', TEXT.size, COLORS.link);
      document.text(printable(text), x, document.y, { lineBreak: false, underline: true, link: href });
    };
    const link = document.struct('Link', {}, [write]);
    this.#root.add(document.struct('P', {}, [link]));
  }

  /** Begins a page when this one has less room left, in points. */
  keepRoom(height: number): void {
    const { document } = this;
    if (document.y + height > document.page.maxY()) document.addPage();
  }

  /** The pieces of a text, one after the other: plain and strong ones as they are, links under a tag of their own. */
  #pieces(runs: readonly Run[], x: number, width: number): Piece[] {
    return runs.flatMap((run, index): Piece[] => {
      if (run.text === LINE_BREAK) return [];
      const isFirst = index === 0 || runs[index - 1]?.text === LINE_BREAK;
      const isLast = index === runs.length - 1 || runs[index + 1]?.text === LINE_BREAK;
      const write = () => {
        const { href } = run;
        this.useFont(run.isStrong ? 'bold' : 'regular', TEXT.size, href ? COLORS.link : COLORS.ink);
        const options = {
          width,
          lineGap: TEXT.gap,
          continued: !isLast,
          underline: Boolean(href),
          link: href ?? null,
        };
        if (isFirst) this.document.text(printable(run.text), x, this.document.y, options);
        else this.document.text(printable(run.text), options);
      };
      return [run.href ? this.document.struct('Link', {}, [write]) : write];
    });
  }
}

/** Content of a tag: written when its turn comes, or a tag again. */
type Piece = PDFKit.PDFStructureElement | (() => void);

/** Our fonts have no narrow space and no pictures. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/\p{Extended_Pictographic}/gu, '');
}
