/** Magic bytes of each kind of file. */
const PDF = [0x25, 0x50, 0x44, 0x46];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of old Office documents. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Accepted documents by extension (decisions.md#validation). */
const BEGINNINGS: ReadonlyMap<string, readonly number[]> = new Map([
  ['pdf', PDF],
  ['odt', ZIP],
  ['doc', COMPOUND_FILE],
  ['docx', ZIP],
  ['rtf', RTF],
]);

/** Kind of an accepted document, named by its extension. */
export type DocumentKind = 'pdf' | 'odt' | 'doc' | 'docx' | 'rtf';

/** Extensions of accepted documents, without a dot. */
export const DOCUMENT_ENDINGS: readonly string[] = [...BEGINNINGS.keys()];

/**
 * The number of bytes that `beginsAsNamed` needs.
 *
 * @deprecated With it.
 */
export const BEGINNING_BYTES = COMPOUND_FILE.length;

/** Returns a file name's extension in lower case, without the dot and trailing characters; empty without one. */
export function documentEnding(fileName: string): string {
  return /\.([a-z0-9]+)[.\s]*$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Returns true for a file name with the extension of an accepted document. */
export function isDocumentName(fileName: string): boolean {
  return DOCUMENT_ENDINGS.includes(documentEnding(fileName));
}

/**
 * Returns true when a file's first bytes match its extension.
 *
 * @deprecated `documentKind` of `@careers/api-client/document-kind` reads the content, whatever the name.
 */
export function beginsAsNamed(fileName: string, firstBytes: Uint8Array): boolean {
  const beginning = BEGINNINGS.get(documentEnding(fileName));
  return beginning !== undefined && beginning.every((byte, index) => firstBytes[index] === byte);
}
