import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

/** `npm run fonts` subsets the fonts to French. The results are committed. */
const fonts = resolve(import.meta.dirname, '..', 'assets', 'fonts');
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0' +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ«»’‘“”…–—€°²³½·×•©®';

async function subset(source: string, target: string, variationAxes: object): Promise<void> {
  const font = await subsetFont(await readFile(join(import.meta.dirname, 'fonts', source)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(join(fonts, target), font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} kB`);
}

await subset('bricolage-grotesque-latin-opsz-normal.woff2', 'bricolage-grotesque.woff2', {
  opsz: 48,
  wght: { min: 600, max: 800, default: 700 },
});
await subset('figtree-latin-wght-normal.woff2', 'figtree.woff2', {
  wght: { min: 400, max: 700, default: 400 },
});
