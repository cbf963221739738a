import { DOCUMENT_ENDINGS } from '@careers/api-client/documents';

/** For the system's file dialog. */
export const ACCEPT = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',');

export const FILE_RULE = 'Un fichier de 2\u00a0Mo maximum, au format PDF, ODT, DOC, DOCX ou RTF.';
