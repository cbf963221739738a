import { DOCUMENT_ENDINGS } from '@careers/api-client/documents';

/** File extensions for the system's file dialog. */
export const ACCEPT = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',');

export const FILE_RULE = 'Un fichier de 2\u00a0Mo maximum, au format PDF, ODT, DOC, DOCX ou RTF.';

/** Rule text with JavaScript, which also accepts pictures. */
export const PICTURE_RULE =
  'Votre CV est sur papier\u00a0? Des photos nettes de ses pages conviennent, en JPG ou PNG\u00a0: elles deviennent un PDF sur votre appareil.';
