/** A colour JPEG, with its size in pixels. */
export interface Jpeg {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Size of A4 (ISO 216) and of the margin, in points. */
const [SHORT, LONG, MARGIN] = [595, 842, 24];

/** Number of objects before the pages, and per page. */
const [FIRST, PER_PAGE] = [3, 3];

/**
 * Returns a PDF 1.4 with an A4 page in each picture's orientation, filled from the top. Objects: catalogue, page tree,
 * and for each page its dictionary, content stream and embedded JPEG (ISO 32000-1, 7.5 and 8.9).
 */
export function jpegPdf(pictures: readonly Jpeg[]): Uint8Array<ArrayBuffer> {
  const kids = pictures.map((_, index) => `${FIRST + index * PER_PAGE} 0 R`);
  return fileOf([
    ['<</Type/Catalog/Pages 2 0 R/Lang(fr)>>'],
    [`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`],
    ...pictures.flatMap((picture, index) => pageOf(picture, FIRST + index * PER_PAGE)),
  ]);
}

/** Returns the objects of a page, numbered from `first`. */
function pageOf({ bytes, width, height }: Jpeg, first: number): Part[][] {
  const [pageWidth, pageHeight] = width > height ? [LONG, SHORT] : [SHORT, LONG];
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const place = [
    shownWidth,
    0,
    0,
    shownHeight,
    (pageWidth - shownWidth) / 2,
    pageHeight - MARGIN - shownHeight,
  ];
  return [
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents ${first + 1} 0 R/Resources<</XObject<</Photo ${first + 2} 0 R>>>>>>`,
    ],
    stream('', ascii(`${place.map((value) => value.toFixed(2)).join(' ')} cm /Photo Do`)),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      bytes,
    ),
  ];
}

type Part = string | Uint8Array;

const ascii = (text: string) => new TextEncoder().encode(text);

const stream = (entries: string, content: Uint8Array): Part[] => [
  `<<${entries}/Length ${content.length}>>\nstream\n`,
  content,
  '\nendstream',
];

/** Numbers the objects from 1, the catalogue first, and adds the cross-reference table. */
function fileOf(objects: readonly Part[][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? ascii(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  const offsets = objects.map((object, index) => {
    const offset = length;
    [`${index + 1} 0 obj\n`, ...object, '\nendobj\n'].forEach(add);
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
