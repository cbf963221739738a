import CFB from 'cfb';
import { strToU8, zipSync } from 'fflate';

/** Smallest documents of each kind, and forged ones. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const RTF = Buffer.from('{\\rtf1\\ansi Bonjour}');
export const EXECUTABLE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

const WORD_TYPES = strToU8(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);

/** A Word document with these files besides what makes it one. */
export function wordDocument(files: Record<string, Uint8Array> = {}): Buffer {
  return Buffer.from(
    zipSync({ '[Content_Types].xml': WORD_TYPES, 'word/document.xml': strToU8('<w:document/>'), ...files }),
  );
}

export const OPEN_DOCUMENT = Buffer.from(
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
  }),
);

/** A container of old office documents with these streams: `WordDocument` makes it a .doc, `Workbook` an .xls. */
export function oldDocument(...streams: string[]): Buffer {
  const container = CFB.utils.cfb_new();
  for (const stream of streams) CFB.utils.cfb_add(container, `/${stream}`, Buffer.alloc(5_000, 1));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** A hundred kilobytes that unfold to a hundred megabytes. */
export const zipBomb = () => wordDocument({ 'word/media/image1.png': new Uint8Array(100 * 1024 * 1024) });
