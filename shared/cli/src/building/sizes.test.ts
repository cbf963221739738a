import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aManifest } from '@careers/testing/builds';
import { buildSizes, sizesText } from './sizes.ts';

const manifest = aManifest({
  chunks: { area: ['area.js'], 'pages/offres': ['area.js', 'page.js'] },
  budgets: { areaKilobytes: 20, widgetKilobytes: 20 },
});
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sizes-'));
  for (const folder of ['client', 'maps/client']) await mkdir(join(directory, folder), { recursive: true });
  await built({ 'area.js': 1, 'page.js': 4, '712.js': 60 });
  const sources = [
    'webpack://mf-search@1.0.0/./src/chart.tsx?ab12',
    'webpack://mf-search@1.0.0/./node_modules/chart.js/chart.js',
  ];
  const map = { version: 3, sources, sourcesContent: ['small', 'much larger'], mappings: '' };
  await writeFile(join(directory, 'maps', 'client', '712.js.map'), JSON.stringify(map));
});
afterEach(() => rm(directory, { recursive: true }));

async function built(kilobytes: Record<string, number>): Promise<void> {
  for (const [name, size] of Object.entries(kilobytes))
    await writeFile(join(directory, 'client', name), randomBytes(size * 1024));
}

it('lists sizes by page with their budgets; names a lazy script after its largest module', async () => {
  expect(sizesText(await buildSizes({ manifest, directory }))).toMatch(
    new RegExp(
      [
        '^pages/offres +5\\.0 kB +of 20 kB',
        'area +1\\.0 kB +of 20 kB',
        'on demand: node_modules/chart\\.js/chart\\.js  60\\.\\d kB  of 100 kB$',
      ].join('\n'),
    ),
  );
});

it('marks sizes above their budget, with what to do', async () => {
  await built({ '712.js': 120 });
  expect(sizesText(await buildSizes({ manifest, directory }))).toMatch(
    /chart\.js +120\.\d kB {2}of 100 kB, too large\nIt cannot be published\. Load parts of it on demand/,
  );
});
