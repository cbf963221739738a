import { documentEnding, isDocumentName } from '@careers/api-client/documents';
import { UPLOAD_MAX_BYTES } from '@careers/api-client/form-rules';
import { withDeadline } from '@careers/contract/deadline';
import { sizeLabel } from '@careers/ui';
import { isPicture, pictureAsPdf } from './pictures.ts';

/** Reason for refusing a file's content; null for an accepted document, or a converted picture. */
const checked = new WeakMap<File, string | null>();

/** True once the file's content was read. */
export function isFileChecked(file: File): boolean {
  return checked.has(file);
}

/** Checks a file's content, once, by the server's own rule, for `isAcceptable`. */
export async function checkFile(file: File): Promise<void> {
  if (!checked.has(file)) checked.set(file, await contentError(file));
}

async function contentError(file: File): Promise<string | null> {
  if (isPicture(file)) {
    const conversion = await pictureAsPdf(file);
    return 'reason' in conversion ? conversion.reason : null;
  }
  if (namedReasons(file).length > 0) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const documentKind = await loadRule();
    if (!documentKind || documentKind(bytes)) return null;
    return `ce n’est pas un fichier ${documentEnding(file.name).toUpperCase()} valable, ou il contient un programme`;
  } catch {
    // The file was moved, deleted or is unreadable, so it could not be sent either.
    return 'fichier illisible';
  }
}

/** Timeout of loading the rule, in milliseconds. */
const RULE_TIMEOUT = 3_000;

/** Loads the rule lazily, as it reads archives; null if offline, which leaves the check to the server. */
export async function loadRule() {
  try {
    const { documentKind } = await withDeadline(
      RULE_TIMEOUT,
      () => import(/* webpackChunkName: "document-kind" */ '@careers/api-client/document-kind'),
    );
    return documentKind;
  } catch {
    return null;
  }
}

/** Returns true if no known rule rejects the document. */
export function isAcceptable(file: File): boolean {
  return reasonsAgainst(file).length === 0;
}

/** Returns size and, for a refused document, the reason. */
export function describeFile(file: File): string {
  const reason = reasonsAgainst(file).join(', ');
  return reason ? `${trueSize(file)}. ${reason[0]?.toUpperCase()}${reason.slice(1)}.` : trueSize(file);
}

/** Returns a size that is not rounded down to the limit. */
function trueSize({ size }: File): string {
  const label = sizeLabel(size);
  return size > UPLOAD_MAX_BYTES && label === sizeLabel(UPLOAD_MAX_BYTES) ? `Plus de ${label}` : label;
}

function reasonsAgainst(file: File): string[] {
  // One reason is enough.
  const content = checked.get(file);
  return content ? [content] : namedReasons(file);
}

/** Returns the problems of a file's name and size. */
function namedReasons({ name, size }: File): string[] {
  // The PDF is checked instead.
  if (isPicture({ name })) return [];
  return [
    isDocumentName(name) ? '' : `format ${documentEnding(name).toUpperCase() || 'inconnu'} non accepté`,
    size > UPLOAD_MAX_BYTES ? 'fichier trop lourd' : '',
    size === 0 ? 'fichier vide' : '',
  ].filter(Boolean);
}
