/** Measure of one drawing of the design system. */
const MODULE = 240;

/** Returns four drawings, two by two, as one SVG element of this place and width. */
export function mosaic(drawings: readonly string[], x: number, y: number, width: number): string {
  const modules = drawings.map((drawing, index) => {
    const [left, top] = [(index % 2) * MODULE, Math.floor(index / 2) * MODULE];
    return `<g transform="translate(${left} ${top})">${contentOf(drawing)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 ${2 * MODULE} ${2 * MODULE}">${modules.join('')}</svg>`;
}

/** A drawing without its own `<svg>`: what stands inside is drawn in the coordinates of the whole. */
const contentOf = (drawing: string): string => drawing.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');
