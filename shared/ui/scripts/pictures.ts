import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg, initWasm } from '@resvg/resvg-wasm';

/** `npm run pictures -w shared/ui` makes the raster pictures and the frieze from the illustrations. */
const assets = join(import.meta.dirname, '..', 'assets');
const TILE = 210;
const COLUMNS = 6;
const SHARED_PICTURE = [
  'portrait-bouchere motif-m1 portrait-caissier produit-agrume portrait-preparatrice motif-m6',
  'produit-pasteque portrait-boulanger motif-m2 portrait-developpeuse produit-avocat portrait-associee',
  'motif-m3 produit-poisson portrait-conducteur motif-m4 portrait-primeur produit-fromage',
].flatMap((row) => row.split(' '));
/** Row above the footer: one file is one image for the browser to lay out instead of thirty. */
const FRIEZE = [
  'motif-m4 produit-tomate motif-m3 portrait-primeur motif-m2 produit-poisson motif-m5 produit-carotte',
  'motif-m1 portrait-acheteuse motif-m6 produit-poire motif-m4 produit-citron motif-m3 portrait-conducteur',
  'motif-m2 produit-aubergine motif-m5 produit-pain motif-m6 produit-lait motif-m1 produit-avocat motif-m3',
  'motif-m4 produit-agrume motif-m2 produit-fromage motif-m5',
].flatMap((row) => row.split(' '));
const FRIEZE_TILE = 64;
/** The safe zone of maskable icons: the mark is in the middle. */
const ICON_MARGIN = 0.2;

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
await mkdir(join(assets, 'social'), { recursive: true });
await write('illustrations/frise.svg', await frieze());
await draw('social/partage.png', await sharedPicture(), 1200);
// Icon of the browser's tab: an SVG would be drawn anew at each navigation.
await draw('social/icone-48.png', svg(48, 48, await placed('marque', 0, 0, 48)), 48);
for (const size of [192, 512]) await draw(`social/icone-${size}.png`, await icon(size), size);

async function draw(file: string, svg: string, width: number): Promise<void> {
  await write(file, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(join(assets, file), content);
  console.log(`${file}: ${(content.length / 1024).toFixed(0)} kB`);
}

async function frieze(): Promise<string> {
  const tiles = await Promise.all(
    FRIEZE.map((name, index) => placed(name, index * FRIEZE_TILE, 0, FRIEZE_TILE)),
  );
  return svg(FRIEZE.length * FRIEZE_TILE, FRIEZE_TILE, tiles.join(''));
}

async function sharedPicture(): Promise<string> {
  const tiles = await Promise.all(
    SHARED_PICTURE.map((name, index) =>
      placed(name, (index % COLUMNS) * TILE - 30, Math.floor(index / COLUMNS) * TILE, TILE),
    ),
  );
  return svg(1200, 630, tiles.join(''));
}

async function icon(size: number): Promise<string> {
  const margin = size * ICON_MARGIN;
  const mark = await placed('marque', margin, margin, size - 2 * margin);
  return svg(size, size, `<rect width="${size}" height="${size}" fill="#fff"/>${mark}`);
}

async function placed(name: string, x: number, y: number, size: number): Promise<string> {
  const source = await readFile(join(assets, 'illustrations', `${name}.svg`), 'utf8');
  return source.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replaceAll(/\s(xmlns|width|height)="[^"]*"/g, '');
    return `<svg${kept} x="${x}" y="${y}" width="${size}" height="${size}">`;
  });
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
