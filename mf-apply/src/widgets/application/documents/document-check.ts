import {
  BEGINNING_BYTES,
  DOCUMENT_ENDINGS,
  UPLOAD_MAX_BYTES,
  beginsAsNamed,
  documentEnding,
} from '@careers/api-client';
import { sizeLabel } from '@careers/ui';

/** Why a file's content is refused, null for one that begins as its name says. */
const judged = new WeakMap<File, string | null>();

/** Whether the beginning of a file has been read. */
export function isJudged(file: File): boolean {
  return judged.has(file);
}

/**
 * Reads how a file begins, once: from then on `isAcceptable` knows an executable that is named as a document. The rest
 * of its content is for the server to judge.
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
    // Moved or deleted since it was chosen, or in a place that this browser may not read: it could not be sent either.
    return 'fichier illisible';
  }
}

/** Whether a document may be sent, as far as is known of it. */
export function isAcceptable(file: File): boolean {
  return reasonsAgainst(file).length === 0;
}

/** Returns size and, for a refused document, why it is refused. */
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
  // What its name or size says already needs no second reason.
  const content = judged.get(file);
  return reasons.length === 0 && content ? [content] : reasons;
}
