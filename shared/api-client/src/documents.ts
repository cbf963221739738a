/** The bytes by which every file of a kind begins. */
const PDF = [0x25, 0x50, 0x44, 0x46];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What old Office documents are kept in. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Accepted documents by the ending of their name (decisions.md#validation). */
const BEGINNINGS: ReadonlyMap<string, readonly number[]> = new Map([
  ['pdf', PDF],
  ['odt', ZIP],
  ['doc', COMPOUND_FILE],
  ['docx', ZIP],
  ['rtf', RTF],
]);

/** Endings of the names of accepted documents, without their dot. */
export const DOCUMENT_ENDINGS: readonly string[] = [...BEGINNINGS.keys()];

/** As many bytes as `beginsAsNamed` looks at. */
export const BEGINNING_BYTES = COMPOUND_FILE.length;

/** Returns the ending of a file's name in lower case, without its dot; empty for a name without one. */
export function documentEnding(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/**
 * Whether a file's first bytes are those of the accepted document that its name promises. Browser and server share this
 * rule: the browser tells an executable with another name at once, the server then looks further into the content.
 */
export function beginsAsNamed(fileName: string, firstBytes: Uint8Array): boolean {
  const beginning = BEGINNINGS.get(documentEnding(fileName));
  return beginning !== undefined && beginning.every((byte, index) => firstBytes[index] === byte);
}
