import type { OfferData } from '../data/offer-data.ts';
import { COLORS } from './colors.ts';
import { mosaic } from './mosaic.ts';

export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const MARGIN = 64;
const TEXT_WIDTH = WIDTH - HEIGHT - 2 * MARGIN;
/** Family names inside the font files. */
const DISPLAY = 'font-family="Bricolage Grotesque 96pt ExtraBold" font-weight="800"';
const BOLD = 'font-family="Figtree Light" font-weight="700"';

/** Returns the width of a text in the display font of this size; pixels. */
export type Measure = (text: string, size: number) => number;

/** Returns the picture that a shared link to an offer shows, as SVG: its title, place and contract beside its trade. */
export function socialPicture(
  offer: Pick<OfferData, 'title' | 'place' | 'contract' | 'time'>,
  productName: string,
  drawings: readonly string[],
  measure: Measure,
): string {
  const { size, lines } = fit(offer.title, measure);
  const top = 150 + size;
  const below = top + (lines.length - 1) * size * 1.08;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>`,
    mosaic(drawings, WIDTH - HEIGHT, 0, HEIGHT),
    text(productName, { y: 96, size: 32, fill: COLORS.action, font: DISPLAY }),
    ...lines.map((line, index) =>
      text(line, { y: top + index * size * 1.08, size, fill: COLORS.onGround, font: DISPLAY }),
    ),
    text(offer.place, { y: below + 62, size: 30, fill: COLORS.onGroundSoft, font: BOLD }),
    text(`${offer.contract.label}, ${offer.time.label.toLowerCase()}`, {
      y: below + 104,
      size: 30,
      fill: COLORS.onGroundSoft,
      font: BOLD,
    }),
    '</svg>',
  ].join('');
}

const SIZES = [72, 62, 52, 44, 38];
const MOST_LINES = 4;

/** The largest size at which the title stands in four lines; at the smallest one it is cut. */
function fit(title: string, measure: Measure): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, (line) => measure(line, size) <= TEXT_WIDTH);
    if (lines.length <= MOST_LINES && lines.every((line) => measure(line, size) <= TEXT_WIDTH))
      return { size, lines };
  }
  const size = SIZES.at(-1) ?? 38;
  const lines = wrap(title, (line) => measure(line, size) <= TEXT_WIDTH).slice(0, MOST_LINES);
  return { size, lines: [...lines.slice(0, -1), `${lines.at(-1)}…`] };
}

function wrap(title: string, fits: (line: string) => boolean): string[] {
  return title.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return lines.length > 0 && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

function text(content: string, place: { y: number; size: number; fill: string; font: string }): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${MARGIN}" y="${place.y}" font-size="${place.size}" fill="${place.fill}" ${place.font}>${escaped}</text>`;
}
