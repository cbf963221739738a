import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Subsets single weights of the design system's variable fonts, for PDFs and pictures: `npm run fonts`. The results
 * are committed.
 */
const target = resolve(import.meta.dirname, '..', 'assets', 'fonts');
/** Latin letters and punctuation. */
const LETTERS = String.fromCodePoint(
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xd0 }, (_, index) => 0x2000 + index),
);

async function cut(source: string, name: string, variationAxes: Record<string, number>): Promise<void> {
  const file = fileURLToPath(import.meta.resolve(`@careers/ui/assets/fonts/${source}.woff2`));
  const font = await subsetFont(await readFile(file), LETTERS, { targetFormat: 'truetype', variationAxes });
  await writeFile(join(target, `${name}.ttf`), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} kB`);
}

await mkdir(target, { recursive: true });
await cut('figtree', 'text-regular', { wght: 400 });
await cut('figtree', 'text-bold', { wght: 700 });
await cut('bricolage-grotesque', 'display', { wght: 800 });
