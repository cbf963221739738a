import { documentEnding } from '@careers/api-client/documents';
import { UPLOAD_MAX_BYTES } from '@careers/api-client/form-rules';

/** Formats of photos and scans from phones. Only Safari decodes HEIC. */
const PICTURE_ENDINGS: readonly string[] = ['jpg', 'jpeg', 'png', 'heic', 'heif'];

/** Extensions for the system's file dialog, after those of documents. */
export const PICTURE_ACCEPT = PICTURE_ENDINGS.map((ending) => `.${ending}`).join(',');

export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return PICTURE_ENDINGS.includes(documentEnding(name));
}

/** PDF of pictures, or the reason of a failure. */
export type Conversion = { pdf: File } | { reason: string };

const conversions = new WeakMap<File, Promise<Conversion>>();

const converted = new WeakSet<File>();

/** Pictures of a file's pages, in order. */
const pages = new WeakMap<File, readonly File[]>();

/** Returns true for a PDF converted from pictures. */
export function isFromPicture(file: File): boolean {
  return converted.has(file);
}

/** Returns the pictures of a converted file, one for each page; none for any other file. */
export function pagesOf(file: File): readonly File[] {
  return pages.get(file) ?? [];
}

/** Returns one file for several pictures, named after the first, which `pictureAsPdf` converts to a PDF. */
export function withPages(pictures: readonly [File, ...File[]]): File {
  const file = new File([...pictures], pictures[0].name, { type: pictures[0].type });
  pages.set(file, pictures);
  return file;
}

/** Converts a picture, or all its pages, to a PDF that the server accepts, once per file. */
export function pictureAsPdf(picture: File): Promise<Conversion> {
  const known = conversions.get(picture);
  if (known) return known;
  const conversion = convert(picture);
  conversions.set(picture, conversion);
  return conversion;
}

async function convert(picture: File): Promise<Conversion> {
  try {
    const { isReadable, writePdf } = await import(/* webpackChunkName: "picture-pdf" */ './picture-pdf.ts');
    const pictures = pages.get(picture) ?? [picture];
    for (const page of pictures) if (!(await isReadable(page))) return { reason: unreadable(page) };
    const bytes = await writePdf(pictures, UPLOAD_MAX_BYTES);
    if (!bytes) return { reason: tooLarge(pictures) };
    const pdf = new File([bytes], picture.name.replace(/\.[^.]*$/, '.pdf'), { type: 'application/pdf' });
    converted.add(pdf);
    pages.set(pdf, pictures);
    return { pdf };
  } catch {
    // The code could not be loaded, or the memory is exhausted.
    return { reason: 'la photo n’a pas pu devenir un PDF. Choisissez-la à nouveau, ou choisissez un PDF' };
  }
}

const unreadable = ({ name }: File) =>
  `votre navigateur ne sait pas lire la photo ${name}. Choisissez-la en JPG ou en PNG`;

const tooLarge = ({ length }: readonly File[]) =>
  length > 1
    ? `${length} pages trop lourdes ensemble, même réduites. Retirez-en une, ou choisissez un PDF`
    : 'photo trop lourde, même réduite. Recadrez-la, ou choisissez un PDF';
