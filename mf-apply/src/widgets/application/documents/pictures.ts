import { documentEnding } from '@careers/api-client/documents';
import { UPLOAD_MAX_BYTES } from '@careers/api-client/form-rules';

/** Formats of photos and scans from phones. Only Safari decodes HEIC. */
const PICTURE_ENDINGS: readonly string[] = ['jpg', 'jpeg', 'png', 'heic', 'heif'];

/** For the system's file dialog, after the documents. */
export const PICTURE_ACCEPT = PICTURE_ENDINGS.map((ending) => `.${ending}`).join(',');

export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return PICTURE_ENDINGS.includes(documentEnding(name));
}

/** A picture as a PDF, or why it cannot be one. */
export type Conversion = { pdf: File } | { reason: string };

const conversions = new WeakMap<File, Promise<Conversion>>();

const made = new WeakSet<File>();

/** Returns true for a PDF that a picture has become. */
export function isFromPicture(file: File): boolean {
  return made.has(file);
}

/** Turns a picture into a PDF that the server accepts, once for each file. */
export function pictureAsPdf(picture: File): Promise<Conversion> {
  const known = conversions.get(picture);
  if (known) return known;
  const conversion = convert(picture);
  conversions.set(picture, conversion);
  return conversion;
}

async function convert(picture: File): Promise<Conversion> {
  try {
    const { decode, writePdf } = await import(/* webpackChunkName: "picture-pdf" */ './picture-pdf.ts');
    const decoded = await decode(picture);
    if (!decoded) return { reason: unreadable(picture) };
    const bytes = await writePdf(decoded, UPLOAD_MAX_BYTES);
    if (!bytes) return { reason: 'photo trop lourde, même réduite. Recadrez-la, ou choisissez un PDF' };
    const pdf = new File([bytes], picture.name.replace(/\.[^.]*$/, '.pdf'), { type: 'application/pdf' });
    made.add(pdf);
    return { pdf };
  } catch {
    // No network for the code, or no memory for the picture.
    return { reason: 'la photo n’a pas pu devenir un PDF. Choisissez-la à nouveau, ou choisissez un PDF' };
  }
}

const unreadable = ({ name }: File) =>
  `votre navigateur ne sait pas lire cette photo ${documentEnding(name).toUpperCase()}. Choisissez-la en JPG ou en PNG`;
