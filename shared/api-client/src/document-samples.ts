import CFB from 'cfb';
import { strToU8, zipSync } from 'fflate';
import type { DocumentKind } from './documents.ts';

/** Minimal documents of each kind, and forged ones. */
export const PDF = strToU8('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const RTF = strToU8('{\\rtf1\\ansi Bonjour}');
export const EXECUTABLE = strToU8(`MZ${'\0'.repeat(200)}`);

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES =
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`;
const OPEN = 'application/vnd.oasis.opendocument';
const MANIFEST =
  `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">` +
  `<manifest:file-entry manifest:full-path="/" manifest:media-type='${OPEN}.text'/></manifest:manifest>`;

/** Returns a Word document with these files added, or replacing its own. */
export function wordDocument(files: Record<string, Uint8Array> = {}): Uint8Array {
  return archiveOf({
    '[Content_Types].xml': strToU8(TYPES),
    'word/document.xml': strToU8('<w:document/>'),
    ...files,
  });
}

export const OPEN_DOCUMENT = openDocument({ mimetype: strToU8(`${OPEN}.text`) });

function openDocument(files: Record<string, Uint8Array>): Uint8Array {
  return archiveOf({ ...files, 'content.xml': strToU8('<office:document-content/>') });
}

function archiveOf(files: Record<string, Uint8Array>): Uint8Array {
  return zipSync(files);
}

/** Returns a compound file with these streams: `WordDocument` makes it a .doc, `Workbook` an .xls. */
export function oldDocument(...streams: string[]): Uint8Array {
  const container = CFB.utils.cfb_new();
  for (const stream of streams) CFB.utils.cfb_add(container, `/${stream}`, new Uint8Array(5_000).fill(1));
  return new Uint8Array(CFB.write(container, { type: 'array' }) as ArrayLike<number>);
}

/** Zip bomb: a hundred kilobytes that inflate to a hundred megabytes. */
export const zipBomb = () => wordDocument({ 'word/media/image1.png': new Uint8Array(100 * 1024 * 1024) });

export interface DocumentSample {
  title: string;
  fileName: string;
  bytes: Uint8Array;
  /** Expected kind; null for a refused file. */
  kind: DocumentKind | null;
}

const after = (bytes: readonly number[], document: Uint8Array) => Uint8Array.from([...bytes, ...document]);
const withTypes = (types: Uint8Array) => wordDocument({ '[Content_Types].xml': types });
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0)).buffer);
const spaces = (count: number) => Array.from({ length: count }, () => 0x20);
const sample = (
  title: string,
  fileName: string,
  bytes: Uint8Array,
  kind: DocumentKind | null,
): DocumentSample => ({ title, fileName, bytes, kind });

const withTemplate = (target: string) =>
  wordDocument({
    'word/_rels/settings.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" TargetMode="External" Target="${target}" ` +
        `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"/></Relationships>`,
    ),
  });
const pdfWith = (action: string) =>
  strToU8(`%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<<${action}>>>>endobj\n%%EOF\n`);

const soundDocuments = (): readonly DocumentSample[] => [
  sample('a PDF', 'cv.pdf', PDF, 'pdf'),
  sample('a PDF after a byte order mark', 'cv.pdf', after([0xef, 0xbb, 0xbf], PDF), 'pdf'),
  sample('a PDF after 1 019 spaces', 'cv.pdf', after(spaces(1019), PDF), 'pdf'),
  sample('a PDF after 1 020 spaces', 'cv.pdf', after(spaces(1020), PDF), null),
  sample('a rich text', 'cv.rtf', RTF, 'rtf'),
  sample('a Word document', 'cv.docx', wordDocument(), 'docx'),
  sample(
    'a Word document with single quotes',
    'cv.docx',
    withTypes(strToU8(TYPES.replaceAll('"', "'"))),
    'docx',
  ),
  sample('a Word document with UTF-16 types', 'cv.docx', withTypes(utf16(TYPES)), 'docx'),
  sample('a Word document whose name ends with a dot', 'cv.docx.', wordDocument(), 'docx'),
  sample('a Word document whose name ends with a space', 'CV.DOCX ', wordDocument(), 'docx'),
  sample('an OpenDocument text', 'CV.ODT', OPEN_DOCUMENT, 'odt'),
  sample(
    'an OpenDocument text without mimetype',
    'cv.odt',
    openDocument({ 'META-INF/manifest.xml': strToU8(MANIFEST) }),
    'odt',
  ),
  sample('an old Word document', 'cv.doc', oldDocument('WordDocument'), 'doc'),
  sample('a rich text named .doc', 'cv.doc', RTF, 'rtf'),
  sample('a Word document named .doc', 'cv.doc', wordDocument(), 'docx'),
  sample('a PDF named .docx', 'cv.docx', PDF, 'pdf'),
];

const withAndWithoutPrograms = (): readonly DocumentSample[] => [
  sample('a Word document with macros', 'cv.docx', wordDocument({ 'word/vbaProject.bin': PDF }), null),
  sample('one with macros in capitals', 'cv.docx', wordDocument({ 'word/VBAPROJECT.BIN': PDF }), null),
  sample(
    'one with an embedded program',
    'cv.docx',
    wordDocument({ 'word/embeddings/oleObject1.bin': PDF }),
    null,
  ),
  sample('one with a control', 'cv.docx', wordDocument({ 'word/activeX/activeX1.xml': PDF }), null),
  sample(
    'one with an embedded sheet',
    'cv.docx',
    wordDocument({ 'word/embeddings/Sheet1.xlsx': PDF }),
    'docx',
  ),
  sample('one with a template of a site', 'cv.docx', withTemplate('https://exemple.fr/a.dotm'), null),
  sample('one with a template of a network', 'cv.docx', withTemplate('file:///\\\\serveur\\a.dotm'), null),
  sample(
    'one with the template of its own machine',
    'cv.docx',
    withTemplate('file:///C:\\Modeles\\Normal.dotm'),
    'docx',
  ),
  sample('a rich text with an object', 'cv.rtf', strToU8('{\\rtf1{\\object{\\*\\objdata 0105}}}'), null),
  sample('a PDF with a script', 'cv.pdf', pdfWith('/S/JavaScript/JS(app.alert\\(1\\))'), null),
  sample('one whose script has another spelling', 'cv.pdf', pdfWith('/#53 /J#61vaScript/#4a#53(1)'), null),
  sample('a PDF that opens a program', 'cv.pdf', pdfWith('/S /Launch /F (cmd.exe)'), null),
  sample('a PDF that links to a page', 'cv.pdf', pdfWith('/S/URI/URI(https://exemple.fr/JS)'), 'pdf'),
  sample('the PDF of a developer', 'cv.pdf', pdfWith('(HTML/CSS/JavaScript (React)/JS )Tj'), 'pdf'),
  // A printing restriction encrypts the file too, but everybody can read it.
  sample('a PDF that may not be printed', 'cv.pdf', pdfWith('>>/Encrypt 5 0 R<<'), 'pdf'),
];

const noDocuments = (): readonly DocumentSample[] => [
  sample(
    'a Word template',
    'cv.docx',
    withTypes(strToU8(TYPES.replace('.document.main', '.template.main'))),
    null,
  ),
  sample(
    'an OpenDocument template',
    'cv.odt',
    openDocument({ mimetype: strToU8(`${OPEN}.text-template`) }),
    null,
  ),
  sample('a sheet', 'cv.docx', withTypes(strToU8('<Types/>')), null),
  sample('an archive that unfolds beyond measure', 'cv.docx', zipBomb(), null),
  sample('half an archive', 'cv.docx', wordDocument().subarray(0, 200), null),
  sample('an old sheet named .doc', 'cv.doc', oldDocument('Workbook'), null),
  sample(
    'an old Word document with macros',
    'cv.doc',
    oldDocument('WordDocument', 'Macros/VBA/_VBA_PROJECT'),
    null,
  ),
  sample('half an old document', 'cv.doc', oldDocument('WordDocument').subarray(0, 600), null),
  sample('an executable named .pdf', 'cv.pdf', EXECUTABLE, null),
  sample('an executable named .odt', 'cv.odt', EXECUTABLE, null),
  sample('a PDF named .exe', 'cv.pdf.exe', PDF, null),
  sample('a PDF without an extension', 'cv', PDF, null),
  sample('an empty file', 'cv.pdf', new Uint8Array(), null),
];

/** Files as visitors select them: browser and server give the same verdict on each. */
export const documentSamples = (): readonly DocumentSample[] => [
  ...soundDocuments(),
  ...withAndWithoutPrograms(),
  ...noDocuments(),
];
