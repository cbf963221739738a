import { UPLOAD_MAX_BYTES } from '@careers/api-client';
import { sizeLabel } from '@careers/ui';

const ENDINGS = ['pdf', 'odt', 'doc', 'docx', 'rtf'];

/** For the system's own window. */
export const ACCEPT = ENDINGS.map((ending) => `.${ending}`).join(',');

export const FILE_RULE = 'Un fichier de 2\u00a0Mo maximum, au format PDF, ODT, DOC, DOCX ou RTF.';

/** Whether a document may be sent; its content is for the server to judge, browsers do not always know types. */
export function isAcceptable(file: File): boolean {
  return file.size >= 1 && file.size <= UPLOAD_MAX_BYTES && ENDINGS.includes(endingOf(file));
}

/** Returns size and, for a refused document, why it is refused. */
export function describeFile(file: File): string {
  const reasons = [
    ENDINGS.includes(endingOf(file)) ? '' : `format ${endingOf(file).toUpperCase() || 'inconnu'} non accepté`,
    file.size > UPLOAD_MAX_BYTES ? 'fichier trop lourd' : '',
    file.size === 0 ? 'fichier vide' : '',
  ].filter(Boolean);
  const reason = reasons.join(', ');
  return reason
    ? `${sizeLabel(file.size)}. ${reason[0]?.toUpperCase()}${reason.slice(1)}.`
    : sizeLabel(file.size);
}

function endingOf({ name }: File): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
