import { jpegPdf } from './jpeg-pdf.ts';
import type { Jpeg } from './jpeg-pdf.ts';

/** Attempts with decreasing pixels of the longest side and JPEG quality: from 200 dpi on A4 to just readable. */
const ATTEMPTS = [
  [2339, 0.85],
  [2339, 0.7],
  [1754, 0.6],
  [1240, 0.5],
] as const;

/** Returns false for a format that this browser cannot decode. */
export async function isReadable(picture: Blob): Promise<boolean> {
  try {
    (await decode(picture)).close();
    return true;
  } catch {
    return false;
  }
}

/** Returns a PDF with an A4 page in each picture's orientation; null if no attempt is small enough. */
export async function writePdf(
  pictures: readonly Blob[],
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const [side, quality] of ATTEMPTS) {
    const pages = await asJpegs(pictures, { side, quality, maxBytes });
    const bytes = pages && jpegPdf(pages);
    if (bytes && bytes.length <= maxBytes) return bytes;
  }
  return null;
}

/**
 * Decodes one picture at a time, as one takes 50 MB on a phone. Returns null as soon as they are too large together.
 */
async function asJpegs(
  pictures: readonly Blob[],
  { side, quality, maxBytes }: { side: number; quality: number; maxBytes: number },
): Promise<Jpeg[] | null> {
  const pages: Jpeg[] = [];
  let length = 0;
  for (const picture of pictures) {
    const decoded = await decode(picture);
    try {
      const page = await asJpeg(decoded, side, quality);
      pages.push(page);
      length += page.bytes.length;
    } finally {
      decoded.close();
    }
    if (length > maxBytes) return null;
  }
  return pages;
}

/** Decodes a picture, applying its EXIF orientation. */
function decode(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture, { imageOrientation: 'from-image' });
}

/** Converts to JPEG, scaled down, with a white background. */
async function asJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Jpeg> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A canvas has no context.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('A canvas cannot be written as JPEG.');
  return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width: canvas.width, height: canvas.height };
}
