import type { Archive } from './archive.ts';

/** RTF control words of embedded objects. */
const RTF_OBJECT = /\\obj(?:data|ocx|update)\b/;
/** Actions of a PDF that run a script or open a program (ISO 32000-1, 12.6.4); a developer's CV only names the script. */
const PDF_ACTION = /\/S\s*\/(?:JavaScript|Launch)(?![\w.+-])/;
/** Matches a letter of a PDF name that is written as its hexadecimal code (ISO 32000-1, 7.3.5). */
const PDF_LETTER = /#([46][1-9a-f]|[57][0-9a]|[46]f)/gi;
/** Macros, embedded objects and controls of an Office document. */
const PROGRAM_FILE = /(?:^|\/)(?:vbaproject\.bin|embeddings\/[^/]+\.bin|activex\/[^/]+)$/i;
/** Matches an attached template, which the document may load from another machine when it is opened. */
const TEMPLATE = /<Relationship\b[^>]*\/attachedTemplate["'][^>]*>/gi;
const OTHER_MACHINE = /\bTarget\s*=\s*["'](?:https?:|ftp:|(?:file:)?(?:\/*\\\\|\/\/[^/]|\/{4}))/i;

export const DOCUMENT_SETTINGS = 'word/_rels/settings.xml.rels';

/** Returns true for a rich text with an embedded object. */
export function isActiveRichText(bytes: Uint8Array): boolean {
  return RTF_OBJECT.test(latin1(bytes));
}

/** Returns true for a PDF whose readable part runs a script or a program; its compressed parts are the scanner's. */
export function isActivePdf(bytes: Uint8Array): boolean {
  const text = latin1(bytes).replace(PDF_LETTER, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return PDF_ACTION.test(text);
}

/** Returns true for an archived document with macros, embedded objects or a template of another machine. */
export function isActiveArchive({ names, text }: Archive): boolean {
  if (names.some((name) => PROGRAM_FILE.test(name))) return true;
  const templates = text(DOCUMENT_SETTINGS).match(TEMPLATE) ?? [];
  return templates.some((template) => OTHER_MACHINE.test(template));
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
