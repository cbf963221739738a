import { qrCode } from './qr-code.ts';

/** Light modules around the code, which readers need. */
const MARGIN = 4;

/** Returns a text as a QR code in SVG, dark on white in every theme. */
export function phoneCode(text: string): string {
  const rows = qrCode(text);
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`,
  ].join('');
}
