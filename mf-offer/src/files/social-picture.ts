import type { OfferData } from '../offer/offer-data.ts';
import { COLORS } from './colors.ts';
import { LINE_HEIGHT, fitted, linesOf } from './lines.ts';
import type { Measure } from './lines.ts';
import { mosaic } from './mosaic.ts';

/** The recommended size of Open Graph pictures. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const MARGIN = 64;
const TEXT_WIDTH = WIDTH - HEIGHT - 2 * MARGIN;
const BRAND = { y: 96, size: 32 };
const TITLE = { y: 150, sizes: [72, 62, 52, 44, 36], height: 300 } as const;
const DETAIL = { size: 30, gap: 62, step: 42 };

/** Family names inside the font files. */
const DISPLAY = 'font-family="Bricolage Grotesque 96pt ExtraBold" font-weight="800"';
const BOLD = 'font-family="Figtree Light" font-weight="700"';

/** Returns the Open Graph picture as SVG: title, place and contract beside illustrations. */
export function socialPicture(
  { title, place, contract, time }: Pick<OfferData, 'title' | 'place' | 'contract' | 'time'>,
  productName: string,
  drawings: readonly string[],
  measure: { display: Measure; bold: Measure },
): string {
  const { size, lines } = fitted(
    title,
    TITLE.sizes,
    { width: TEXT_WIDTH, height: TITLE.height },
    measure.display,
  );
  const top = TITLE.y + size;
  const step = size * LINE_HEIGHT;
  const below = top + (lines.length - 1) * step + DETAIL.gap;
  const details = [
    ...linesOf(place, DETAIL.size, TEXT_WIDTH, measure.bold),
    `${contract.label}, ${time.label.toLowerCase()}`,
  ];
  const soft = `fill="${COLORS.onGroundSoft}" ${BOLD}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>`,
    text(productName, BRAND.y, BRAND.size, `fill="${COLORS.action}" ${DISPLAY}`),
    ...lines.map((line, index) =>
      text(line, top + index * step, size, `fill="${COLORS.onGround}" ${DISPLAY}`),
    ),
    ...details.map((line, index) => text(line, below + index * DETAIL.step, DETAIL.size, soft)),
    // Last, so that an overlong word is painted over.
    mosaic(drawings, WIDTH - HEIGHT, 0, HEIGHT),
    '</svg>',
  ].join('');
}

function text(content: string, y: number, size: number, attributes: string): string {
  return `<text x="${MARGIN}" y="${y}" font-size="${size}" ${attributes}>${escapeXml(content)}</text>`;
}

/** Removes characters that XML does not allow. */
function escapeXml(content: string): string {
  return content
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
