import {
  BEGINNING_BYTES,
  DOCUMENT_ENDINGS,
  UPLOAD_MAX_BYTES,
  beginsAsNamed,
  documentEnding,
} from '@careers/api-client';
import { sizeLabel } from '@careers/ui';

/** Why a file's content is refused; null when it matches the file's name. */
const judged = new WeakMap<File, string | null>();

/** Whether the file's first bytes were read. */
export function isJudged(file: File): boolean {
  return judged.has(file);
}

/**
 * Reads a file's first bytes, once, so that `isAcceptable` recognises an executable named as a document. The server
 * checks the rest.
 */
export async function judge(file: File): Promise<void> {
  if (judged.has(file)) return;
  judged.set(file, await contentProblem(file));
}

async function contentProblem(file: File): Promise<string | null> {
  try {
    const firstBytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
    if (beginsAsNamed(file.name, firstBytes)) return null;
    return `le contenu n’est pas celui d’un fichier ${documentEnding(file.name).toUpperCase()}`;
  } catch {
    // Moved or deleted since it was chosen, or unreadable: it could not be sent either.
    return 'fichier illisible';
  }
}

/** Whether a document may be sent, as far as known. */
export function isAcceptable(file: File): boolean {
  return reasonsAgainst(file).length === 0;
}

/** Returns size and, for a refused document, the reason. */
export function describeFile(file: File): string {
  const reason = reasonsAgainst(file).join(', ');
  return reason
    ? `${sizeLabel(file.size)}. ${reason[0]?.toUpperCase()}${reason.slice(1)}.`
    : sizeLabel(file.size);
}

function reasonsAgainst(file: File): string[] {
  const ending = documentEnding(file.name);
  const reasons = [
    DOCUMENT_ENDINGS.includes(ending) ? '' : `format ${ending.toUpperCase() || 'inconnu'} non accepté`,
    file.size > UPLOAD_MAX_BYTES ? 'fichier trop lourd' : '',
    file.size === 0 ? 'fichier vide' : '',
  ].filter(Boolean);
  // One reason is enough.
  const content = judged.get(file);
  return reasons.length === 0 && content ? [content] : reasons;
}
