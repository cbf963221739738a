import PDFDocument from 'pdfkit';
import { COLORS } from './colors.ts';
import { LINE_BREAK } from './rich-text.ts';
import type { Run } from './rich-text.ts';

/** TrueType fonts by style. */
export interface Fonts {
  display: Uint8Array<ArrayBuffer>;
  regular: Uint8Array<ArrayBuffer>;
  bold: Uint8Array<ArrayBuffer>;
}

/** In points: 72 an inch. */
export const MARGIN = 48;
const FOOTER_HEIGHT = 28;
/** Minimum text on a heading's page. */
const HEADING_ROOM = 72;
/** Minimum text beside a list marker. */
const ITEM_ROOM = 18;
export const TEXT = { size: 10.5, gap: 3.5 };
/** Missing from the library's types. */
const PDF_UA: string = 'PDF/UA';

/** Writes an accessible A4 document (PDF/UA): tagged text in reading order, language, and title. */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(title: string, author: string, fonts: Fonts) {
    this.#fonts = fonts;
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT, left: MARGIN },
      // The built-in fonts are not embedded and lack French quotes.
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

  /** Draws an artefact, which screen readers skip. */
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

  /** Writes page numbers beside `text`, and ends the document. */
  end(text: string): void {
    const { document } = this;
    this.#root.end();
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      document.markContent('Artifact', { type: 'Pagination' });
      // In the margin, where text would otherwise start a new page.
      document.page.margins.bottom = 0;
      this.useFont('regular', 9, COLORS.inkSoft);
      const y = document.page.height - MARGIN;
      document.text(printable(text), MARGIN, y, { width: this.width, lineBreak: false });
      document.text(`Page ${index + 1} sur ${count}`, MARGIN, y, { width: this.width, align: 'right' });
      document.endMarkedContent();
    }
    document.end();
  }

  /** Writes a link on one line. */
  link(text: string, href: string, x: number): void {
    const { document } = this;
    const write = () => {
      this.useFont('bold', TEXT.size, COLORS.link);
      document.text(printable(text), x, document.y, { lineBreak: false, underline: true, link: href });
    };
    const link = document.struct('Link', {}, [write]);
    this.#root.add(document.struct('P', {}, [link]));
  }

  /** Starts a new page when less room is left, in points. */
  keepRoom(height: number): void {
    const { document } = this;
    if (document.y + height > document.page.maxY()) document.addPage();
  }

  /** The pieces of a text in order; links have a tag of their own. */
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

/** Content of a tag: a nested tag, or a deferred drawing. */
type Piece = PDFKit.PDFStructureElement | (() => void);

/** Replaces characters that the fonts lack. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/\p{Extended_Pictographic}/gu, '');
}
