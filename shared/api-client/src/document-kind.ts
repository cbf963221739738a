import CFB from 'cfb';
import type { DocumentKind } from './documents.ts';
import { DOCUMENT_SETTINGS, isActiveArchive, isActivePdf, isActiveRichText } from './active-content.ts';
import { readArchive } from './archive.ts';

const PDF = '%PDF-';
/** Readers accept a PDF header anywhere in these first bytes (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_BYTES = 1024;
const RTF = '{\\rtf';
const ZIP = 'PK\u0003\u0004';
/** The container of old Office documents. */
const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const OPEN_DOCUMENT_TYPE = 'application/vnd.oasis.opendocument.text';

/**
 * Returns the kind of a file by its content, regardless of its name; null for anything but an accepted document.
 * Refuses macros, embedded programs and zip bombs. Browser and server share this rule.
 */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  const beginning = latin1(bytes.subarray(0, PDF_HEADER_BYTES));
  if (beginning.startsWith(ZIP)) return archivedKind(bytes);
  if (beginning.startsWith(COMPOUND_FILE)) return isWordDocument(bytes) ? 'doc' : null;
  if (beginning.startsWith(RTF)) return isActiveRichText(bytes) ? null : 'rtf';
  return beginning.includes(PDF) && !isActivePdf(bytes) ? 'pdf' : null;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Distinguishes the two archive formats by the file that declares their type. */
function archivedKind(bytes: Uint8Array): DocumentKind | null {
  const archive = readArchive(bytes, [
    ...['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml'],
    DOCUMENT_SETTINGS,
  ]);
  if (!archive || isActiveArchive(archive)) return null;
  const { text } = archive;
  if (namesType(text('[Content_Types].xml'), WORD_TYPE)) return 'docx';
  // An OpenDocument package need not have the file `mimetype`.
  const declaration = text('mimetype') || text('META-INF/manifest.xml');
  return namesType(declaration, OPEN_DOCUMENT_TYPE) ? 'odt' : null;
}

/** Returns true for a text that contains exactly this media type, not a longer one such as a template's. */
function namesType(text: string, type: string): boolean {
  return text
    .split(type)
    .slice(1)
    .some((rest) => !/^[\w.+-]/.test(rest));
}

/** An old .doc, .xls and .ppt share a container: only a .doc has the stream of a Word document. */
function isWordDocument(bytes: Uint8Array): boolean {
  try {
    const names = CFB.read(bytes, { type: 'array' }).FullPaths.map((path) => path.split('/').at(-1));
    return names.includes('WordDocument') && !names.includes('_VBA_PROJECT');
  } catch {
    return false;
  }
}
