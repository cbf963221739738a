/** The size of an illustration. */
const MODULE = 240;

/** Returns four illustrations, two by two, as one SVG element. */
export function mosaic(drawings: readonly string[], x: number, y: number, width: number): string {
  const modules = drawings.map((drawing, index) => {
    const [left, top] = [(index % 2) * MODULE, Math.floor(index / 2) * MODULE];
    return `<g transform="translate(${left} ${top})">${contentOf(drawing)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 ${2 * MODULE} ${2 * MODULE}">${modules.join('')}</svg>`;
}

/** The content of an `<svg>`, to be drawn in the parent's coordinates. */
const contentOf = (drawing: string): string => drawing.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');
