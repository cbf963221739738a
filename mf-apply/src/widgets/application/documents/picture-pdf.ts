import { jpegPdf } from './jpeg-pdf.ts';
import type { Jpeg } from './jpeg-pdf.ts';

/** Pixels of the longest side, and JPEG quality: 200 dots per inch on A4, then what is still readable. */
const ATTEMPTS = [
  [2339, 0.85],
  [2339, 0.7],
  [1754, 0.6],
  [1240, 0.5],
] as const;

/** Returns the upright picture, as its EXIF orientation says; null for a format that this browser cannot read. */
export async function decode(picture: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(picture, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Returns a PDF of one A4 page in the picture's direction; null when none is small enough. */
export async function writePdf(
  picture: ImageBitmap,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    for (const [side, quality] of ATTEMPTS) {
      const bytes = jpegPdf(await asJpeg(picture, side, quality));
      if (bytes.length <= maxBytes) return bytes;
    }
    return null;
  } finally {
    picture.close();
  }
}

/** Scaled down, on white where it is transparent. */
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
