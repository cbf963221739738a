import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Maximum compared height of a page, in pixels. */
const MAX_HEIGHT = 8_000;
/** Colour tolerance of a pixel, from 0 to 1: text antialiasing differs between runs. */
const THRESHOLD = 0.2;

/** Number of differing pixels to ignore: fewer than a changed letter has. */
const SAME_PIXELS = 10;

export interface PictureDifference {
  isSeen: boolean;
  /** Share of the pixels, 0 to 1. */
  share: number;
  /** Both pictures side by side, with the difference between them. */
  marked: Buffer;
}

/** Compares two pictures of the same width; the excess height of one counts as a difference. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference {
  const [released, candidate] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(released.width, candidate.width);
  const height = Math.min(Math.max(released.height, candidate.height), MAX_HEIGHT);
  const [left, right] = [released, candidate].map((picture) => onCanvas(picture, width, height));
  if (!left || !right) throw new Error('Two pictures are compared.');
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, { threshold: THRESHOLD });
  const marked = new PNG({ width: width * 3, height });
  for (const [index, picture] of [left, difference, right].entries())
    PNG.bitblt(picture, marked, 0, 0, width, height, index * width, 0);
  return { isSeen: pixels > SAME_PIXELS, share: pixels / (width * height), marked: PNG.sync.write(marked) };
}

function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, Math.min(picture.height, height), 0, 0);
  return canvas;
}
